import type { Funding } from '@commons/contract/funding/funding.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { amountText } from '../../../money/shown-amount.ts'
import form from '../../../ui/dialog/DialogForm.module.css'

/** What a project has in escrow, and from how many. */
export type Held = Pick<Funding, 'held' | 'backer_count'>

/** Says what goes back to how many backers when a project is deleted; nothing if nothing does. */
export function GoesBack({ of }: { of: Held | undefined }) {
  const { i18n } = useLingui()
  if (!of || of.held === '0') return null
  const amount = amountText(of.held, { language: i18n.locale, full: true })
  return (
    <p className={form.note}>
      <Plural
        value={of.backer_count}
        one={`# backer gets ${amount} FCELL back.`}
        other={`# backers get ${amount} FCELL back.`}
      />
    </p>
  )
}
