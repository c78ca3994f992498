/** Notifications about surveys. */
import { type RawBuilder, sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import {
  commentFileNotification,
  commentLikeNotification,
  likeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'
import { surveys, visibleSurvey } from '../../visibility/surveys.ts'

const ofSurvey = <T>(what: RawBuilder<T>) =>
  sql<T>`(select ${what} from surveys sv where sv.id = a.object_id)`
const hasVoted = (member: Who) => sql<boolean>`
  ((select v.choices is not null from survey_members v where v.survey_id = sv.id and v.member_id = ${member}) is true)`

const about = {
  category: 'people',
  link: ofSurvey(surveys.link),
  excerpt: excerptBeginning(ofSurvey(sql`sv.title`)),
} as const

/** True where the viewer sees the survey and `such` holds. */
const stands = (such: (viewer: Who) => RawBuilder<boolean>) => (viewer: Who) =>
  sql<boolean>`(${ofSurvey(sql<boolean>`${visibleSurvey(viewer)} and ${such(viewer)}`)} is true)`

const told = { ...surveys, name: 'survey' } as const

export const surveysNotifications: readonly NotificationKind[] = [
  likeNotification(told, sql`sv.title`, 'survey.liked'),
  ...saidNotifications(told),
  commentFileNotification(told),
  commentLikeNotification(told),
  {
    name: 'survey_new',
    event: 'survey.added',
    stands: stands((viewer) => sql<boolean>`sv.closes_at > now() and not ${hasVoted(viewer)}`),
    ...about,
    tells: { in_app: true, mail: false, push: false },
  },
  {
    name: 'survey_closing',
    event: 'survey.told',
    stands: stands((viewer) => sql<boolean>`sv.closes_at > now() and not ${hasVoted(viewer)}`),
    ...about,
    tells: { in_app: true, mail: true, push: true },
  },
  {
    name: 'survey_closed',
    event: 'survey.told',
    stands: stands(() => sql<boolean>`sv.closes_at <= now()`),
    ...about,
    tells: { in_app: true, mail: true, push: true },
  },
]
