# Why an action of a toy is refused.
no-not-in-hand = that is not possible with { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
    } in your hand
no-such-bid = your purse holds { $n ->
    [0] nothing
    [one] one coin
   *[other] { $n } coins
    }
no-card-for-it = you hold { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
    }, and none for '{ $text }'
