import type { AdminInterest } from '@commons/contract/profiles/interests.ts'
import { interestKinds } from '@commons/contract/profiles/setup.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { InterestRows } from './InterestRows.tsx'
import { kindNames } from './kind-names.ts'

const InterestDialog = piece(() => import('./InterestDialog.tsx'))

/** The interests that members choose from. */
export default function InterestsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Interests`}
      hint={<Trans>Members pick some when they join, and then see more with their tags.</Trans>}
      roles={['admin']}
    >
      <Interests />
    </StaffPage>
  )
}

function Interests() {
  const { i18n } = useLingui()
  const read = useRead('admin_interest_list', {})
  const [edited, setEdited] = useState<{ of?: AdminInterest }>()
  const add = useFocusBack(read.data?.recdata.length)
  const countNow = async (id: number) => {
    const { data } = await read.refetch()
    return data?.recdata.find(({ interest_id }) => interest_id === id)?.member_count ?? 0
  }
  return (
    <Card as="div" className={rows.part} {...focusArea}>
      <div className={rows.actions}>
        <Button ref={add} disabled={!read.data} onClick={() => setEdited({})}>
          <Trans>Add an interest</Trans>
        </Button>
      </div>
      <StaffLoaded read={read}>
        {({ recdata }) => {
          if (recdata.length === 0)
            return (
              <EmptyState
                title={<Trans>No interests yet</Trans>}
                hint={<Trans>Until you add one, members have nothing to pick from.</Trans>}
              />
            )
          return interestKinds.map((kind) => {
            const interests = recdata.filter((each) => each.kind === kind)
            if (interests.length === 0) return null
            return (
              <section key={kind} className={rows.part} aria-labelledby={`interests-${kind}`}>
                <h2 id={`interests-${kind}`}>{i18n._(kindNames[kind])}</h2>
                <InterestRows interests={interests} onEdit={(of) => setEdited({ of })} countNow={countNow} />
              </section>
            )
          })
        }}
      </StaffLoaded>
      {edited && (
        <Suspense>
          <InterestDialog of={edited.of} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
