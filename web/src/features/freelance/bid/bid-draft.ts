import type { Bid } from '@commons/contract/freelance/bids.ts'
import { usualBid } from '@commons/contract/shared/bid.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'

/** What the form of a bid holds, as typed. */
export interface BidTexts {
  readonly price: string
  readonly days: string
  readonly message: string
}

interface BidDraft extends Draft, BidTexts {}

const blank: BidTexts = { price: String(usualBid.price), days: String(usualBid.days), message: '' }

/** A new bid that begins so; its place is its job. */
const draftFrom = (begun: BidTexts): DraftKind<BidDraft> => ({
  name: 'bid',
  version: 1,
  blank: { ...begun, sentAs: undefined },
  files: [],
  isBlank: ({ price, days, message }) => message === '' && price === begun.price && days === begun.days,
  join: (written, kept) => ({
    price: written.price === begun.price ? kept.price : written.price,
    days: written.days === begun.days ? kept.days : written.days,
    message: joinTexts(written.message, kept.message),
    sentAs: undefined,
  }),
})

/** New bids, by how the job is paid: the usual price is one for all, so that of an hour has to be said. */
export const bidDrafts: Readonly<Record<JobPay, DraftKind<BidDraft>>> = {
  fixed: draftFrom(blank),
  hourly: draftFrom({ ...blank, price: '' }),
}

interface BidEdit extends EditDraft, BidTexts {}

export const bidEdit = editKind<BidEdit>('bid-edit', { ...blank, base: '', sentAs: undefined }, [])

/** Returns the stored bid as its form holds it. */
export const storedBid = ({ price, timeline, message }: Bid): BidEdit => ({
  price: price ?? '',
  days: String(timeline ?? ''),
  message: message ?? '',
  base: '',
  sentAs: undefined,
})
