import type { Bid } from '@commons/contract/freelance/bids.ts'
import { usualBid } from '@commons/contract/shared/bid.ts'
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

/** A new bid; its place is its job. */
export const bidDraft: DraftKind<BidDraft> = {
  name: 'bid',
  version: 1,
  blank: { ...blank, sentAs: undefined },
  files: [],
  isBlank: ({ price, days, message }) => message === '' && price === blank.price && days === blank.days,
  join: (written, kept) => ({
    price: written.price === blank.price ? kept.price : written.price,
    days: written.days === blank.days ? kept.days : written.days,
    message: joinTexts(written.message, kept.message),
    sentAs: undefined,
  }),
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
