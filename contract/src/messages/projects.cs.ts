import type { projectsEn } from './projects.en.ts'

/** What the server says of projects, in Czech. */
export const projectsCs: Record<keyof typeof projectsEn, string> = {
  'done.project_created': 'Váš projekt běží',
  'done.project_updated': 'Projekt upraven',
  'refusal.project_not_found': 'Tento projekt neexistuje, nebo k němu nemáte přístup.',
  'refusal.project_fixed': 'Projekt už někdo podpořil, takže jeho cíl ani délku nejde změnit.',
  'refusal.project_ended': 'Projekt už skončil, takže jeho cíl ani délku nejde změnit.',
  'refusal.place_not_found': 'Pro tuto polohu jsme nenašli žádnou adresu.',
  'notification.project_comment': 'Dotaz k vašemu projektu: {who}',
  'notification.project_reply': 'Odpověď na váš dotaz: {who}',
  'notification.project_comment_mention': '{who} vás zmiňuje v dotazu',
  'told.project_comment': 'Dotazy k vašim projektům',
  'told.project_reply': 'Odpovědi na vaše dotazy',
  'told.project_comment_mention': 'Zmínky v dotazech k projektům',
  'field.project_days_invalid': 'Vyberte 30 nebo 90 dní',
  'field.project_days_over': 'Projekt už běží déle',
  'field.pays_invalid': 'Musí být all_or_nothing nebo keep',
  'field.project_sort_invalid': 'Musí být newest, ending, funded nebo backers',
  'field.funding_target_missing': 'Kolik tokenů projekt potřebuje?',
  'field.funding_target_too_large': 'Cíl může být nejvýš 1 000 000 000 000 tokenů',
  'field.location_too_long': 'Místo může mít nejvýš 120 znaků',
  'field.experience_too_long': 'Tento text může mít nejvýš 1 000 znaků',
  'field.industry_too_long': 'Obor může mít nejvýš 80 znaků',
  'field.price_point_too_long': 'Cena může mít nejvýš 80 znaků',
  'field.latitude_invalid': 'Musí to být stupně od -90 do 90',
  'field.longitude_invalid': 'Musí to být stupně od -180 do 180',
}
