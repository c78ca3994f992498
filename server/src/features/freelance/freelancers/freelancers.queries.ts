/** SQL that finds freelancers. */
import type { FreelancerSort } from '@commons/contract/shared/freelancer.ts'
import { goodRating } from '@commons/contract/shared/freelancer.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import { isListedFreelancer, visibleFreelancer } from '../../../visibility/freelancers.ts'
import { hiddenMembers, isFindable, type Who } from '../../../visibility/members.ts'
import { recordOf, type RecordRow } from '../record/record.queries.ts'
import { ratingOf } from '../reviews/reviews.queries.ts'
import { mostSampled, rarer } from '../search/rarer.ts'

export interface ListedFreelancerRow extends AuthorRow {
  id: number
  /** In cents; null if not said. */
  hourly_rate: string | null
  headline: string
  skills: string[]
  country: string
  location: string
  record: RecordRow
  /** In cents; null where the member hides it. */
  earned: string | null
}

type SearchArguments = [
  viewer: number,
  at: Date,
  limit: number,
  offset: number,
  text: string,
  skills: readonly string[],
  country: string,
  from: string | null,
  to: string | null,
  record: string | null,
]

/** Freelancers walked in the list's order before the indexes of words and skills are asked. */
const firstWalked = sql.lit(2_000)
/** So many are walked where neither words nor skills are rare. */
const mostWalked = sql.lit(10_000)
/** Freelancers with the words, or with one of the skills, that are looked at beyond these. */
const mostMatching = sql.lit(5_000)

interface Order {
  /** The order of an index of those who are listed. */
  readonly index: RawBuilder<unknown>
  /** Of whom that index is. */
  readonly such?: (from: Who, to: Who) => RawBuilder<boolean>
  /** The list's own order, where it isn't that of the index: of those who were walked. */
  readonly list?: (at: Who) => RawBuilder<unknown>
}

const clientsRating = (at: Who) => ratingOf(sql.ref('fr.member_id'), at, sql`'client'::text`)

// As a range of the index, so that the walk begins with the first of them.
const isOfRate = (from: Who, to: Who) => sql<boolean>`
  fr.hourly_rate is not null and fr.hourly_rate >= coalesce(${from}::bigint, 0)
  and fr.hourly_rate <= coalesce(${to}::bigint, ${sql.lit(Number.MAX_SAFE_INTEGER)})`

const byRecord = sql`fr.jobs_done desc, fr.position desc`

const orders: Record<FreelancerSort, Order> = {
  done: { index: byRecord },
  // A rating is read when it is shown, so it has no index. Whoever has one was paid.
  rating: {
    index: byRecord,
    list: (at) => sql`
      (select (rated.rating, rated.reviews) from (${clientsRating(at)}) as rated) desc, ${byRecord}`,
  },
  rate: { index: sql`fr.hourly_rate, fr.position desc`, such: isOfRate },
  newest: { index: sql`fr.position desc` },
}

/**
 * Lists freelancers by words, skills, country, rate and record. The first of the order are walked; if these
 * don't fill the page, the others are found by the index of words or of skills, whichever are rarer, or by walking
 * on, as far as {@link mostWalked}: among those of the country, if there is one.
 */
const search = (sort: FreelancerSort, { index, such, list }: Order) =>
  prepared<SearchArguments, ListedFreelancerRow>(
    `search_freelancers_by_${sort}`,
    (viewer, at, limit, offset, text, skills, country, from, to, record) => {
      const isListed = such ? sql<boolean>`${isListedFreelancer} and ${such(from, to)}` : isListedFreelancer
      const suits = sql`
        (given.sought is null or fr.words @@ given.sought)
        and (given.skills = '{}' or fr.skill_keys && given.skills)
        and (${country}::text = '' or fr.country = ${country})
        and (${from}::bigint is null or fr.hourly_rate >= ${from}::bigint)
        and (${to}::bigint is null or fr.hourly_rate <= ${to}::bigint)
        and (${record}::text is null or fr.jobs_done > 0)
        and (${record}::text is distinct from 'rated'
          or (select rated.rating::numeric >= ${sql.lit(goodRating)} from (${clientsRating(at)}) as rated))
        and ${visibleFreelancer(viewer, sql.ref('given.hidden'))} and ${isFindable(viewer, sql.ref('fr.member_id'))}`
      const rows = sql`${limit}::int + ${offset}::int`
      const others = (way: 'words' | 'skills' | 'walk', which: Who, how: Who) => sql`
        select fr.member_id from given cross join lateral (
          select * from freelancers fr where ${isListed} and ${which} ${how}) as fr
        where not (select is_full from page_full) and (select name from way) = ${sql.lit(way)} and ${suits}`
      // oxlint-disable-next-line commons/members-in-sight -- visibleFreelancer asks about each
      return sql`
        with given as materialized (
          select ${queryOf(sql.ref('words'))}::tsquery as sought, skill_keys(${skills}::text[]) as skills,
            array(${hiddenMembers(viewer)}) as hidden
          from (select ${typedWords(text)} as words) as typed),
        near as materialized (
          select fr.member_id from given cross join lateral (
            select * from freelancers fr where ${isListed} order by ${index} limit ${firstWalked}) as fr
          where ${suits} ${list ? sql`` : sql`limit ${rows}`}),
        page_full as materialized (select count(*) >= ${rows} as is_full from near),
        ${rarer(sql`select * from freelancers fr where ${isListed} order by ${index} limit ${mostSampled}`)},
        far as (
          select * from (${others('words', sql`fr.words @@ given.sought`, sql`limit ${mostMatching}`)}) as by_words
          union all
          select * from (${others('skills', sql`fr.skill_keys && given.skills`, sql`limit ${mostMatching}`)}) as by_skills
          union all
          (${others('walk', sql`${country}::text = ''`, sql`order by ${index} limit ${mostWalked}`)}
          limit ${rows})
          union all
          select * from (${others('walk', sql`${country}::text <> '' and fr.country = ${country} and fr.country <> ''`, sql`order by ${byRecord} limit ${mostWalked}`)}) as by_country),
        page as materialized (
          select fr.member_id, row_number() over (order by ${list ? list(at) : index}) as place
          from (select member_id from near union select member_id from far) as found
            join freelancers fr on fr.member_id = found.member_id
          order by place limit ${limit}::int offset ${offset}::int)
        select fr.member_id as id, ${authorColumns}, fr.hourly_rate::text, fr.headline, fr.skills, fr.country, fr.location,
          ${recordOf(sql.ref('fr.member_id'), at)} as record,
          case when fr.member_id = ${viewer} or not fr.hides_earnings then fr.earned::text end as earned
        from page join freelancers fr on fr.member_id = page.member_id ${authorTables(sql`fr.member_id`)}
        order by page.place`
    },
  )

/** By what freelancers are listed. */
export const listFreelancersBy: Record<FreelancerSort, ReturnType<typeof search>> = {
  done: search('done', orders.done),
  rating: search('rating', orders.rating),
  rate: search('rate', orders.rate),
  newest: search('newest', orders.newest),
}
