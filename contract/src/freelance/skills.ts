import { z } from 'zod'
import { longestSkill, mostSkills } from '../shared/job.ts'
import { ListIn } from '../shared/list-text.ts'
import { equalKey } from '../shared/text/equal-key.ts'
import { TextIn } from '../shared/text.ts'

const Skill = TextIn(longestSkill, 'skill_too_long')

/** A list of skills, or its JSON as text: each once, in the last spelling. */
export const skillsIn = <Message extends string>(most: number, tooMany: Message) =>
  ListIn('skills_invalid')
    .pipe(
      z
        .array(Skill, 'skills_invalid')
        .max(100, tooMany)
        .transform((skills) => {
          const spellings = new Map(skills.map((skill) => [equalKey(skill), skill]))
          spellings.delete('')
          return [...spellings.values()]
        })
        .refine((skills) => skills.length <= most, tooMany),
    )
    .describe(`Up to ${most} texts of at most ${longestSkill} characters: a list, or its JSON.`)

/** The skills that a job asks for, or that a search names. */
export const SkillsIn = skillsIn(mostSkills, 'too_many_skills')
