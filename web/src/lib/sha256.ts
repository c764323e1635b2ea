/**
 * SHA-256 (FIPS 180-4). Browsers offer theirs only to pages over https and on localhost, but a commitment is needed at an address
 * of a home network too.
 */

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)

const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The message with a one, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0)
  return view
}

/** The schedule of a block: 16 words of the message and 48 made from them. */
function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15]!
    const b = words[i - 2]!
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    words[i] = words[i - 16]! + small + words[i - 7]! + large
  }
  return words
}

/** The hash of a text in hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text))
  const sum = Int32Array.from(START)
  for (let at = 0; at < view.byteLength; at += 64) {
    const words = schedule(view, at)
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i]! += word
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
