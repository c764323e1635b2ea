/** The review of a finished match. The server computes it in the background, and the page polls until it is complete. */

import type { ReviewState } from '../wire'
import { api } from './api'

const PAUSE = 1000

export class ReviewOf {
  state = $state.raw<ReviewState | null>(null)
  wrong = $state('')
  private handle: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly table: string) {}

  get share(): number {
    return this.state?.n_entries ? this.state.n_done / this.state.n_entries : 0
  }

  /** Load the stored review, or start a new one. */
  async open(): Promise<void> {
    this.wrong = ''
    try {
      this.keep(await api.beginReview(this.table))
    } catch (error) {
      this.wrong = (error as Error).message
    }
  }

  private keep(state: ReviewState): void {
    this.state = state
    if (state.status === 'running' && !this.closed) this.handle = setTimeout(() => void this.ask(), PAUSE)
  }

  private async ask(): Promise<void> {
    try {
      this.keep(await api.review(this.table))
    } catch (error) {
      this.wrong = (error as Error).message
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.handle)
  }
}
