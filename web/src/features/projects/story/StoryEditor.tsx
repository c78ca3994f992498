import type { Project } from '@commons/contract/projects/projects.ts'
import { mostStoryPictures, paragraphsOf } from '@commons/contract/shared/project-story.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { reasonsIn, useReasonLabels } from '../../../shown/nsfw-reasons.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { StoryVideo } from './StoryBody.tsx'
import classes from './StoryEditor.module.css'
import { StoryPictureForm } from './StoryPictureForm.tsx'
import { StoryRow } from './StoryRow.tsx'
import { StoryVideoForm } from './StoryVideoForm.tsx'
import { stepsOf } from './story-steps.ts'

const NsfwDialog = openedPiece(() => import('../../../shown/NsfwDialog.tsx'))

interface EditorProps {
  project: Project
}

function VideoPart({ project }: EditorProps) {
  const confirm = useConfirm()
  const [isAdding, setIsAdding] = useState(false)
  const remove = useWrite('delete_story_video')
  const hasVideo = project.story.video !== null
  const add = useFocusBack(`${isAdding} ${hasVideo}`)
  async function ask() {
    if (await confirm(<Trans>Are you sure to delete this.</Trans>, { destructive: true }))
      remove.mutate({ group_id: project.id })
  }
  return (
    <section className={classes.part} {...focusArea}>
      <h3 className={classes.title}>
        <Trans>Video</Trans>
      </h3>
      {hasVideo ? (
        <div className={classes.video}>
          <StoryVideo project={project} />
        </div>
      ) : (
        <p className={classes.hint}>
          <Trans>It's on top of your story.</Trans>
        </p>
      )}
      {isAdding ? (
        <StoryVideoForm projectId={project.id} onClose={() => setIsAdding(false)} />
      ) : (
        <div className={classes.actions}>
          <Button ref={add} variant="light" onClick={() => setIsAdding(true)}>
            {hasVideo ? <Trans>Replace the video</Trans> : <Trans>Add a video</Trans>}
          </Button>
          {hasVideo && (
            <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask()}>
              <Trans>Remove the video</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function PicturesPart({ project }: EditorProps) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const [moved, setMoved] = useState<number>()
  const {
    description,
    story: { pictures },
  } = project
  const add = useFocusBack<HTMLElement>(`${isAdding} ${pictures.length}`)
  const takesFocus = (node: HTMLElement | null) => void (add.current = node)
  const paragraphs = paragraphsOf(description)
  const at = pictures.find(({ story_picture_id: id }) => id === moved)
  const before = at && Math.min(at.after, paragraphs.length)
  const isFull = pictures.length >= mostStoryPictures
  const hasButton = !isAdding && !isFull
  const nth = pictures.findIndex(({ story_picture_id: id }) => id === moved) + 1
  const count = pictures.length
  return (
    <section className={classes.part} {...focusArea}>
      <h3 ref={hasButton ? undefined : takesFocus} tabIndex={-1} className={classes.title}>
        <Trans>Pictures</Trans>
      </h3>
      <div>
        {pictures.length > 0 && (
          <ol className={classes.rows} aria-label={t`Your story`}>
            {Array.from({ length: paragraphs.length + 1 }, (_, passed) => [
              passed > 0 && (
                <li key={`paragraph ${passed}`} dir="auto" className={classes.paragraph}>
                  {paragraphs[passed - 1]}
                </li>
              ),
              ...pictures.map(
                (picture, nth) =>
                  Math.min(picture.after, paragraphs.length) === passed && (
                    <StoryRow
                      key={picture.story_picture_id}
                      picture={picture}
                      nth={nth + 1}
                      {...stepsOf(picture.story_picture_id, pictures, paragraphs.length)}
                      onMoved={() => setMoved(picture.story_picture_id)}
                    />
                  ),
              ),
            ]).flat()}
          </ol>
        )}
        <div role="status">
          <VisuallyHidden>
            {nth > 0 && t`Place ${nth} of ${count}`}{' '}
            {before !== undefined && (
              <Plural
                value={before}
                _0="The picture is at the beginning."
                one="The picture is after paragraph #."
                other="The picture is after paragraph #."
              />
            )}
          </VisuallyHidden>
        </div>
      </div>
      {isAdding ? (
        <StoryPictureForm project={project} onClose={() => setIsAdding(false)} />
      ) : isFull ? (
        <p className={classes.hint}>
          <Trans>A story can have up to {mostStoryPictures} pictures.</Trans>
        </p>
      ) : (
        <div className={classes.actions}>
          <Button ref={takesFocus} variant="light" onClick={() => setIsAdding(true)}>
            <Trans>Add a picture</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

function NsfwPart({ project }: EditorProps) {
  const labels = useReasonLabels()
  const mark = useWrite('mark_story')
  const [chosen, setChosen] = useState<ReturnType<typeof reasonsIn>>()
  const {
    id,
    story: { nsfw },
  } = project
  const reasons = reasonsIn(nsfw)
  function close() {
    const wanted = chosen?.join(',')
    setChosen(undefined)
    if (wanted !== undefined && wanted !== reasons.join(',')) mark.mutate({ group_id: id, nsfw: wanted })
  }
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>
        <Trans>NSFW</Trans>
      </h3>
      <p className={classes.hint}>
        {reasons.length === 0 ? (
          <Trans>If your pictures or your video aren't for everybody, mark them.</Trans>
        ) : (
          reasons.map((reason) => labels[reason]).join(', ')
        )}
      </p>
      <div className={classes.actions}>
        <Button variant="default" loading={mark.isPending} onClick={() => setChosen(reasons)}>
          {reasons.length === 0 ? <Trans>Mark as NSFW</Trans> : <Trans>Change the reasons</Trans>}
        </Button>
      </div>
      {chosen && <NsfwDialog chosen={chosen} onChoose={(next) => setChosen([...next])} onClose={close} />}
    </section>
  )
}

/** The owner's view of a story: its video, and its pictures between its paragraphs. Each change is saved at once. */
export function StoryEditor({ project, onClose }: EditorProps & { onClose: () => void }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened this is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.editor} role="group" aria-label={t`Pictures and video`}>
      <VisuallyHidden>
        <h3 ref={heading} tabIndex={-1}>
          <Trans>Pictures and video</Trans>
        </h3>
      </VisuallyHidden>
      <VideoPart project={project} />
      <PicturesPart project={project} />
      <NsfwPart project={project} />
      <div className={classes.actions}>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  )
}
