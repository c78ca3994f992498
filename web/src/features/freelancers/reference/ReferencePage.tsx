import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './Reference.module.css'
import { ReferenceForm } from './ReferenceForm.tsx'

function Asked({ code, onDone }: { code: string; onDone: (message: string) => void }) {
  const read = useRead('get_reference_request', { code })
  const refusal = read.error?.refusal
  // Trying again wouldn't help.
  if (refusal === 'link_expired' || refusal === 'reference_written')
    return (
      <p dir="auto" role="status">
        {read.error?.message}
      </p>
    )
  return (
    <Loaded read={read}>
      {({ data: { full_name, avatar, message } }) => (
        <>
          <div className={classes.asker}>
            <MemberAvatar name={full_name} src={avatar} size={56} />
            <p>
              <Trans>
                <strong dir="auto">{full_name}</strong> asks you for a reference. What you write will be on
                their profile.
              </Trans>
            </p>
          </div>
          {message !== '' && (
            <blockquote dir="auto" className={classes.message}>
              {message}
            </blockquote>
          )}
          <ReferenceForm code={code} onDone={onDone} />
        </>
      )}
    </Loaded>
  )
}

/** Where the link of a request for a reference leads; nobody needs an account for it. */
export default function ReferencePage() {
  const { t } = useLingui()
  const { code = '' } = useParams({ strict: false })
  const [done, setDone] = useState<string>()
  usePageTitle(t`Write a reference`)
  return (
    <Card className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Write a reference</Trans>
      </h1>
      {done === undefined ? <Asked code={code} onDone={setDone} /> : <p role="status">{done}</p>}
    </Card>
  )
}
