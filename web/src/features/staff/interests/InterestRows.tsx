import type { AdminInterest } from '@commons/contract/profiles/interests.ts'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import rows from '../frame/Rows.module.css'

interface InterestRowsProps {
  /** Those under one heading, in their order. */
  interests: readonly AdminInterest[]
  onEdit: (interest: AdminInterest) => void
  /** Returns how many members have chosen one by now: no page hears of each of them. */
  countNow: (id: number) => Promise<number>
}

/** The interests under a heading, which are changed, moved and deleted. */
export function InterestRows({ interests, onEdit, countNow }: InterestRowsProps) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<string>()
  const [said, setSaid] = useState('')
  const { mutate, isPending } = useWrite('move_interest', { toasts: 'failure' })
  const all = interests.length
  const nameOf = ({ name_en, name_cs }: AdminInterest) => (i18n.locale === 'cs' ? name_cs : name_en)

  // A row that moves within the list loses the focus.
  useLayoutEffect(() => {
    if (moved === undefined || isPending) return
    const control = list.current?.querySelector<HTMLButtonElement>(`[data-control="${moved}"]`)
    // The button pressed is disabled when its row reaches an end of the list.
    const target = control?.disabled
      ? control.closest('li')?.querySelector<HTMLButtonElement>('button:not([disabled])')
      : control
    target?.focus()
    setMoved(undefined)
  }, [moved, isPending])

  function move(interest: AdminInterest, place: number, control: string) {
    if (isPending) return
    const { interest_id } = interest
    const next = interests.filter((each) => each !== interest)[place]?.interest_id
    const [name, number] = [nameOf(interest), place + 1]
    setMoved(control)
    mutate(
      { interest_id, ...(next !== undefined && { before_interest_id: next }) },
      { onSuccess: () => setSaid(t`${name}: place ${number} of ${all}`) },
    )
  }

  return (
    <>
      <ol ref={list} className={rows.rows}>
        {interests.map((interest, place) => {
          const { interest_id: id } = interest
          return (
            <Row
              key={id}
              of={interest}
              name={nameOf(interest)}
              isFirst={place === 0}
              isLast={place === all - 1}
              onUp={() => move(interest, place - 1, `up-${id}`)}
              onDown={() => move(interest, place + 1, `down-${id}`)}
              onEdit={() => onEdit(interest)}
              countNow={() => countNow(id)}
            />
          )
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}

interface RowProps {
  of: AdminInterest
  name: string
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  onEdit: () => void
  countNow: () => Promise<number>
}

function Row({ of, name, isFirst, isLast, onUp, onDown, onEdit, countNow }: RowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_interest')
  const { interest_id, member_count } = of
  async function ask() {
    const count = await countNow()
    const question = plural(count, {
      0: 'Delete this interest? Nobody has chosen it.',
      one: 'Delete this interest? # member has chosen it and will lose it.',
      other: 'Delete this interest? # members have chosen it and will lose it.',
    })
    if (await confirm(question, { about: <bdi>{name}</bdi>, destructive: true }))
      remove.mutate({ interest_id })
  }
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={rows.facts}>
        {of.hashtags.map((tag) => `#${tag}`).join(' ')}
        {member_count > 0 && (
          <>
            {' · '}
            <Plural value={member_count} one="chosen by # member" other="chosen by # members" />
          </>
        )}
      </p>
      <div className={rows.side}>
        <ActionButton
          label={t`Move ${name} up`}
          tip={t`Move up`}
          icon={<IconArrowUp size={20} aria-hidden="true" />}
          data-control={`up-${interest_id}`}
          disabled={isFirst}
          onClick={onUp}
        />
        <ActionButton
          label={t`Move ${name} down`}
          tip={t`Move down`}
          icon={<IconArrowDown size={20} aria-hidden="true" />}
          data-control={`down-${interest_id}`}
          disabled={isLast}
          onClick={onDown}
        />
        <ActionButton
          label={t`Change ${name}`}
          tip={t`Change`}
          icon={<IconPencil size={20} aria-hidden="true" />}
          onClick={onEdit}
        />
        <ActionButton
          label={t`Delete ${name}`}
          tip={t`Delete`}
          icon={<IconTrash size={20} aria-hidden="true" />}
          disabled={remove.isPending}
          onClick={() => void ask()}
        />
      </div>
    </li>
  )
}
