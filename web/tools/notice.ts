/** The credits of the project are served as a page: NOTICE becomes NOTICE.txt beside the client. */

import { readFileSync } from 'node:fs'

export function notice() {
  return {
    name: 'notice',
    generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }) {
      this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: readFileSync(new URL('../../NOTICE', import.meta.url), 'utf-8') })
    },
  }
}
