import type { Project } from '@commons/contract/projects/projects.ts'
import { storyParts } from '@commons/contract/shared/project-story.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { FileState } from '../../../shown/FileState.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { useCover } from '../../../shown/use-cover.ts'
import { AltBadge } from '../../../ui/pictures/AltBadge.tsx'
import { VideoView } from '../../../ui/pictures/VideoView.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './Story.module.css'
import { StoryFigure } from './StoryFigure.tsx'

/** The video of a story, or how far it is. */
export function StoryVideo({ project }: { project: Project }) {
  const { t } = useLingui()
  const viewer = useSession()?.id
  const shown = project.story.video
  if (!shown) return null
  const { video } = shown
  const name = project.group_name
  if (!video) return <FileState of={shown} />
  return (
    <div className={classes.video}>
      <AltBadge alt={video.poster.alt}>
        <VideoView
          key={viewer}
          video={video}
          label={t`The video of ${name}`}
          autoplay={false}
          viewer={viewer}
          sizes="(max-width: 767px) 100vw, 640px"
        />
      </AltBadge>
    </div>
  )
}

function Parts({ project }: { project: Project }) {
  const { description, story } = project
  return (
    <div className={classes.story}>
      <StoryVideo project={project} />
      {storyParts(description, story.pictures).map(({ text, pictures }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other names
        <div key={nth} className={classes.part}>
          {text !== '' && (
            <div dir="auto" className={classes.text}>
              <LinkedText mentions={[]}>{text}</LinkedText>
            </div>
          )}
          {pictures.map((picture) => (
            <StoryFigure key={picture.story_picture_id} picture={picture} by={project.group_name} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A story without the files that would need a cover. */
function WithoutFiles({ project }: { project: Project }) {
  return (
    <>
      <p className={classes.note}>
        <Trans>Pictures in this story are for members aged 18 or older.</Trans>
      </p>
      <Parts project={project} />
    </>
  )
}

function MembersStory({ project }: { project: Project }) {
  const { nsfw, pictures, video } = project.story
  const isOwn = useSession()?.id === project.user_id
  // Who is too young gets no files, and may read the text.
  if (useCover(nsfw) === 'closed' && !isOwn) return <WithoutFiles project={project} />
  if (pictures.length === 0 && video === null) return <Parts project={project} />
  return (
    <NsfwLock reasons={nsfw} by={project.user_id} title={<Trans>This story is marked as sensitive.</Trans>}>
      <Parts project={project} />
    </NsfwLock>
  )
}

/** A story with its video and its pictures; covered if these aren't safe for work. */
export function StoryBody({ project, isVisitor }: { project: Project; isVisitor: boolean }) {
  if (project.story.nsfw === '') return <Parts project={project} />
  return isVisitor ? <WithoutFiles project={project} /> : <MembersStory project={project} />
}
