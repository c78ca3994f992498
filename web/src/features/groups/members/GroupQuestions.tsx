import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { piece } from '../../../ui/states/piece.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'
import answered from './Answers.module.css'

const QuestionsForm = piece(async () => ({ default: (await import('./QuestionsForm.tsx')).QuestionsForm }))

/** What a closed group asks of those who want to join it, for those who answer requests. */
export function GroupQuestions({ group: { id: groupId, questions } }: { group: Group }) {
  const id = useId()
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  return (
    <Card as="section" aria-labelledby={id} {...focusArea}>
      <h2 id={id} className={classes.title}>
        <Trans>Questions to people who want to join</Trans>
      </h2>
      <div className={listPage.list}>
        <p className={form.note}>
          <Trans>
            Only you and the other moderators see the answers, beside each request. They're deleted once the
            request is answered.
          </Trans>
        </p>
        {isEditing ? (
          <Suspense>
            <QuestionsForm groupId={groupId} questions={questions} onClose={() => setIsEditing(false)} />
          </Suspense>
        ) : (
          <>
            {questions.length > 0 && (
              <ol className={answered.questions}>
                {questions.map(({ question, is_required }) => (
                  <li key={question}>
                    <bdi>{question}</bdi>{' '}
                    <span className={classes.facts}>
                      {is_required === 1 ? (
                        <Trans context="a question">needs an answer</Trans>
                      ) : (
                        <Trans context="a question">optional</Trans>
                      )}
                    </span>
                  </li>
                ))}
              </ol>
            )}
            <div>
              <Button ref={edit} variant="default" onClick={() => setIsEditing(true)}>
                {questions.length > 0 ? <Trans>Edit questions</Trans> : <Trans>Add questions</Trans>}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
