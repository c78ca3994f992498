import { type AttachmentPart, attachmentParts } from '@commons/contract/shared/attachment.ts'
import { useRef, useState, type RefObject } from 'react'
import type { CallError } from '../../api/call-error.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { bytesText } from '../media-file.ts'
import { useUploadLimits } from '../upload-limits.ts'
import { lookAtAttachment, type LookedAt } from './attachment-file.ts'

interface Chosen extends LookedAt {
  readonly id: string
}

export interface Attachments {
  readonly chosen: readonly Chosen[]
  /** The most files that can be chosen. */
  readonly most: number
  /** Whether more than that were chosen the last time. */
  readonly tooMany: boolean
  /** What is wrong with all of them together. */
  readonly issue: string | undefined
  /** The element around them, in which `check` finds what is wrong. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** The files by their parts, for `upload`, and their size. */
  readonly files: Readonly<Partial<Record<AttachmentPart, File>>>
  readonly bytes: number
  /** Returns whether all can be sent; focuses the first that can't. */
  readonly check: () => boolean
  /** Says what the server said of them; false if it said nothing of any. */
  readonly refuse: (error: Pick<CallError, 'fields'>) => boolean
}

/** The attachments of a form, with what is wrong with each. */
export function useAttachments(most: number = attachmentParts.length): Attachments {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [tooMany, setTooMany] = useState(false)
  const { used_bytes: used, quota_bytes: quota } = useUploadLimits()
  const root = useRef<HTMLDivElement>(null)

  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0)
  const isFull = bytes > 0 && used + bytes > quota
  const issue = isFull ? messageText('refusal.quota_exceeded', { limit: bytesText(quota) }) : undefined
  const partOf = (at: number) => attachmentParts[at] ?? 'file'

  return {
    chosen,
    most,
    tooMany,
    issue,
    root,
    async add(files) {
      const found = await Promise.all(files.map(lookAtAttachment))
      const added = found.map((each) => ({ ...each, id: crypto.randomUUID() }))
      setTooMany(chosen.length + added.length > most)
      setChosen((before) => [...before, ...added].slice(0, most))
    },
    remove(id) {
      setTooMany(false)
      setChosen((before) => before.filter((each) => each.id !== id))
    },
    clear() {
      setTooMany(false)
      setChosen([])
    },
    files: Object.fromEntries(chosen.map(({ file }, at) => [partOf(at), file])),
    bytes,
    check() {
      const isSound = issue === undefined && chosen.every((each) => each.issue === undefined)
      if (!isSound) focusIn(root.current, '[data-wrong] button', 'button')
      return isSound
    },
    refuse({ fields = {} }) {
      const said = chosen.map((_, at) => fields[partOf(at)])
      setChosen(chosen.map((each, at) => ({ ...each, issue: asSaid(said[at]) ?? each.issue })))
      return said.some((text) => text !== undefined)
    },
  }
}

function focusIn(root: HTMLElement | null, ...selectors: string[]): void {
  const [first] = selectors.flatMap((each) => root?.querySelector<HTMLElement>(each) ?? [])
  first?.focus()
}

const asSaid = (text: string | undefined) => (text === undefined ? undefined : () => text)
