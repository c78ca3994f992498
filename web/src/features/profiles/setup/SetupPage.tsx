import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { addressParts, innerAddress } from '../../../guards.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../api/session.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { useStore } from '../../../ui/store.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { InterestsStep } from './InterestsStep.tsx'
import { PictureStep } from './PictureStep.tsx'
import { setupAnswers } from './setup-answers.ts'
import { SetupFollows } from './SetupFollows.tsx'
import { SetupDone } from './SetupDone.tsx'
import classes from './Setup.module.css'
import { useFinishSetup } from './use-finish-setup.ts'

const last = 3

interface Search {
  code?: string
  step?: string
  to?: string
}

/** The three steps after registering; all answers are sent with the last. Members to follow come after them. */
export default function SetupPage() {
  const { t } = useLingui()
  usePageTitle(t`Set up your profile`)
  const search: Search = useSearch({ strict: false })
  const { code = '' } = search
  const navigate = useNavigate()
  const session = useSession()
  // Before the first render, so that it starts with the earlier answers.
  useState(() => setupAnswers.open(code))
  const answers = useStore(setupAnswers, (kept) => kept.answers)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isDone, setDone] = useState(false)
  const [hasSuggested, setHasSuggested] = useState(false)
  const client = useQueryClient()
  const step = Math.min(last, Math.max(1, Number(search.step) || 1))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  const go = (next: number) => {
    void navigate({ to: '.', search: { ...search, step: next === 1 ? undefined : String(next) } })
  }
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])

  const leave = () =>
    void navigate({ ...addressParts(innerAddress(search.to) ?? paths.dashboard()), replace: true })
  /** Shows members to follow; goes on where there are none, or they can't be read. */
  async function suggest() {
    try {
      const { recdata } = await client.fetchQuery({
        queryKey: ['sujjested_channels', {}],
        // Offline it fails at once, where it would wait for the network.
        networkMode: 'always',
        queryFn: ({ signal }) => call('sujjested_channels', {}, { signal }),
      })
      if (recdata.length > 0) return setHasSuggested(true)
    } catch {
      // Home suggests them, too.
    }
    leave()
  }

  const finishing = useFinishSetup({
    code,
    onDone: () => {
      if (!session) return setDone(true)
      void suggest()
    },
    onWrong: (fields) => {
      setWrong(fields)
      if ('mobile' in fields || 'address' in fields || 'dob' in fields) go(2)
      else if ('interest' in fields) go(1)
    },
  })

  if (isDone) return <SetupDone />
  if (hasSuggested) return <SetupFollows onDone={leave} />
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <header className={classes.head}>
          <p className={classes.step}>
            <Trans>
              Step {step} of {last}
            </Trans>
          </p>
          <div className={classes.line} aria-hidden="true">
            {[1, 2, 3].map((each) => (
              <span key={each} data-done={each <= step || undefined} />
            ))}
          </div>
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {step === 1 && <Trans>What do you like?</Trans>}
            {step === 2 && <Trans>A little about you</Trans>}
            {step === 3 && <Trans>Add a photo</Trans>}
          </h1>
        </header>
        {step === 1 && (
          <InterestsStep
            chosen={answers.interest}
            issue={wrong['interest']}
            onChange={(interest) => setupAnswers.keep({ interest })}
            onNext={() => go(2)}
          />
        )}
        {step === 2 && (
          <DetailsStep answers={answers} wrong={wrong} onBack={() => go(1)} onNext={() => go(3)} />
        )}
        {step === 3 && <PictureStep answers={answers} finishing={finishing} onBack={() => go(2)} />}
      </Card>
    </div>
  )
}
