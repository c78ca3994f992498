import type { Signup } from '@commons/contract/accounts/registration.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import classes from '../reports/Reports.module.css'
import { AnswerDialog } from './AnswerDialog.tsx'

const choices = { status: ['waiting', 'approved', 'rejected'] } as const

/** Who asks to be let in. */
export default function SignupsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Requests to join`}
      hint={<Trans>Whoever you let in can log in at once. Everybody gets an email with the answer.</Trans>}
      roles={['admin', 'moderator']}
    >
      <Signups />
    </StaffPage>
  )
}

function Signups() {
  const { t } = useLingui()
  const { search, chosen: filters, choose } = useListFilters(choices)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [answered, setAnswered] = useState<{ status: 'approved' | 'rejected'; ids: readonly number[] }>()
  const { read, more } = useReadMore(
    'signup_request_list',
    { ...search.input, status: filters.status, limit: 30 },
    { isFilter: true },
  )
  const all = read.data?.flatMap(({ recdata }) => recdata) ?? []
  const waiting = all.filter(({ state }) => state === 'waiting').map(({ signup_request_id: id }) => id)
  const ids = waiting.filter((id) => chosen.includes(id))
  return (
    <Card as="div" className={rows.part}>
      <div className={rows.filters}>
        <ListSearch search={search} label={t`Name or address`} />
        <NativeSelect
          aria-label={t`State`}
          value={filters.status}
          onChange={({ currentTarget }) => choose('status', currentTarget.value)}
          data={[
            { value: 'waiting', label: t({ message: 'Waiting', context: 'requests to join' }) },
            { value: 'approved', label: t({ message: 'Let in', context: 'requests to join' }) },
            { value: 'rejected', label: t({ message: 'Rejected', context: 'requests to join' }) },
          ]}
        />
      </div>
      <StaffLoaded read={read}>
        {() =>
          all.length === 0 ? (
            <EmptyState
              title={<Trans>Nobody is here</Trans>}
              hint={
                <Trans>
                  Requests show up here once their email address is confirmed, if you let people in by
                  approval or a rule holds them back.
                </Trans>
              }
            />
          ) : (
            <>
              {waiting.length > 1 && (
                <Checkbox
                  label={t`Choose all that are shown`}
                  checked={ids.length === waiting.length}
                  indeterminate={ids.length > 0 && ids.length < waiting.length}
                  onChange={({ currentTarget }) => setChosen(currentTarget.checked ? waiting : [])}
                />
              )}
              <ul className={rows.rows} aria-label={t`Requests to join`}>
                {all.map((each) => (
                  <Row
                    key={each.signup_request_id}
                    of={each}
                    isChosen={ids.includes(each.signup_request_id)}
                    onChoose={(isChosen) =>
                      setChosen(
                        isChosen
                          ? [...ids, each.signup_request_id]
                          : ids.filter((id) => id !== each.signup_request_id),
                      )
                    }
                  />
                ))}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }
      </StaffLoaded>
      {ids.length > 0 && (
        <div className={classes.bulk}>
          <Plural value={ids.length} one="# chosen" other="# chosen" />
          <Button onClick={() => setAnswered({ status: 'approved', ids })}>
            <Trans>Let in</Trans>
          </Button>
          <Button variant="default" onClick={() => setAnswered({ status: 'rejected', ids })}>
            <Trans context="requests to join">Reject</Trans>
          </Button>
          <Button variant="subtle" onClick={() => setChosen([])}>
            <Trans>Choose none</Trans>
          </Button>
        </div>
      )}
      {answered && (
        <AnswerDialog {...answered} onClose={() => setAnswered(undefined)} onDone={() => setChosen([])} />
      )}
    </Card>
  )
}

interface RowProps {
  of: Signup
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ of, isChosen, onChoose }: RowProps) {
  const { t } = useLingui()
  const name = of.full_name
  return (
    <li className={classes.line}>
      {of.state === 'waiting' && (
        <div className={classes.check}>
          <Checkbox
            aria-label={t`Choose ${name}`}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </div>
      )}
      <div className={classes.body}>
        <p className={rows.name}>
          {of.member ? (
            <Link to={paths.adminMember(of.member.user_id)}>
              <bdi>{of.member.full_name}</bdi>
            </Link>
          ) : name === '' ? (
            <Trans>Deleted after 30 days</Trans>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        <p className={rows.facts}>
          {of.email !== '' && <>{of.email} · </>}
          <RelativeTime at={of.answered_at ?? of.confirmed_at} />
          {of.answered_by && (
            <>
              {' · '}
              <Trans>
                answered by <bdi>{of.answered_by.full_name}</bdi>
              </Trans>
            </>
          )}
        </p>
        <Warnings of={of} />
        {of.answers.map(({ question, answer }) => (
          <div key={question}>
            <p dir="auto" className={rows.facts}>
              {question}
            </p>
            <blockquote dir="auto" className={classes.quote}>
              {answer}
            </blockquote>
          </div>
        ))}
        {of.message !== '' && (
          <div>
            <p className={rows.facts}>
              <Trans>We wrote:</Trans>
            </p>
            <blockquote dir="auto" className={classes.quote}>
              {of.message}
            </blockquote>
          </div>
        )}
      </div>
    </li>
  )
}

/** What a moderator should know of a request that waits. */
function Warnings({ of }: { of: Signup }) {
  const { address } = of
  return (
    <>
      {of.because !== 'everybody' && (
        <p className={rows.facts}>
          {of.because === 'domain' ? (
            <Trans>It waits because of a rule about the domain of this address.</Trans>
          ) : (
            <Trans>It waits because of a rule about the network it came from.</Trans>
          )}
        </p>
      )}
      {of.rejected_before > 0 && (
        <p className={rows.facts}>
          <Plural
            value={of.rejected_before}
            one="This address was rejected # time before."
            other="This address was rejected # times before."
          />
        </p>
      )}
      {address !== '' && (
        <p className={rows.facts}>
          <Trans>From {address}</Trans>
          {of.from_same_network > 0 && (
            <>
              {' · '}
              <Plural
                value={of.from_same_network}
                one="# other waits from the same network"
                other="# others wait from the same network"
              />
            </>
          )}
        </p>
      )}
    </>
  )
}
