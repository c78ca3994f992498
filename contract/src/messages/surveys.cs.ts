import type { surveysEn } from './surveys.en.ts'

/** What the server says of surveys, in Czech. */
export const surveysCs: Record<keyof typeof surveysEn, string> = {
  'done.survey_created': 'Vaše anketa je otevřená',
  'done.survey_deleted': 'Anketa smazána',
  'done.survey_restored': 'Anketa obnovena',
  'done.survey_closed': 'Anketa uzavřena',
  'done.voted': 'Hlas byl započítán',
  'refusal.survey_not_found': 'Tato anketa neexistuje, nebo k ní nemáte přístup.',
  'refusal.survey_forbidden': 'To může jen autor ankety.',
  'refusal.survey_closed': 'Tato anketa je uzavřená. Další hlasy se už nepočítají.',
  'refusal.option_not_found': 'Takovou možnost tato anketa nemá.',
  'refusal.voted_already': 'Už jste hlasovali',
  'field.survey_title_missing': 'Napište název ankety',
  'field.survey_title_too_long': 'Název může mít nejvýš 200 znaků',
  'field.closing_date_invalid': 'Musí to být datum, nebo okamžik s časovým pásmem',
  'field.closing_date_past': 'Zvolte datum uzavření, které teprve přijde',
  'field.closing_date_far': 'Anketa může být otevřená nejvýš rok',
  'field.option_too_long': 'Možnost může mít nejvýš 120 znaků',
  'field.options_invalid': 'Musí to být seznam možností',
  'field.options_missing': 'Přidejte aspoň jednu možnost',
  'field.options_too_many': 'Nejvýše 8 možností',
  'field.options_same': 'Dvě možnosti jsou stejné. Jednu z nich změňte.',
  'field.survey_state_invalid': 'Musí být open nebo closed',
}
