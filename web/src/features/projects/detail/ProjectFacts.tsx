import type { Project } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import classes from './ProjectPanels.module.css'

/** The optional details of a project, nothing without any. Its industry and its place lead to others like it. */
export function ProjectFacts({ project, isVisitor }: { project: Project; isVisitor: boolean }) {
  const { id, state, location, industry, price_point, experience } = project
  const facts = [
    { key: 'location', name: <Trans context="of a project">Location</Trans>, text: location },
    { key: 'industry', name: <Trans>Industry</Trans>, text: industry },
    { key: 'price_point', name: <Trans>Price point</Trans>, text: price_point },
  ].filter(({ text }) => text !== '')
  if (facts.length === 0 && experience === '') return null
  return (
    <div className={classes.about}>
      {facts.length > 0 && (
        <dl className={classes.list}>
          {facts.map(({ key, name, text }) => (
            <div key={key} className={classes.fact}>
              <dt dir="auto">{name}</dt>
              <dd>
                {key === 'price_point' ? (
                  <bdi>{text}</bdi>
                ) : (
                  <Link
                    to={isVisitor ? paths.publicProjects() : paths.discoverProjects()}
                    search={{ [key]: text, ...(state !== 'running' && { stage: 'ended' }) }}
                  >
                    <bdi>{text}</bdi>
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {experience !== '' && (
        <section>
          <h3 className={classes.title}>
            <Trans>Experience</Trans>
          </h3>
          <FoldedText name={`project.${id}`} text={experience} />
        </section>
      )}
    </div>
  )
}
