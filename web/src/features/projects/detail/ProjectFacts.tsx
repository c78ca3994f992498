import type { Project } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import classes from './ProjectPanels.module.css'

/** The optional details of a project; nothing if there are none. */
export function ProjectFacts({ project }: { project: Project }) {
  const { id, location, industry, price_point, experience } = project
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
                <bdi>{text}</bdi>
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
