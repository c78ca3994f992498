import type { plansEn } from './plans.en.ts'

/** Co server říká o předplatném, česky. */
export const plansCs: Record<keyof typeof plansEn, string> = {
  'done.plan_begun': 'Hotovo. Ať vám předplatné slouží!',
  'done.plan_later': 'Uloženo. Předplatné se změní, až skončí současné období.',
  'done.plan_resumed': 'Předplatné se zase bude obnovovat.',
  'done.plan_cancelled': 'Zrušeno. Předplatné vám zůstane do konce období.',
  'done.plan_ended': 'Předplatné skončilo.',
  'done.trial_begun': 'Měsíc Plus zdarma právě začal. Užijte si ho!',
  'refusal.tokens_missing': 'Chybí vám ještě {missing} tokenů.',
  'refusal.plan_unchanged': 'Tohle předplatné už máte.',
  'refusal.plan_not_found': 'Nemáte žádné předplatné.',
  'refusal.plan_in_force': 'Předplatné už máte. Měsíc zdarma je pro členy bez předplatného.',
  'refusal.plan_needed': 'Tohle patří k Plus a Pro.',
  'refusal.trial_used': 'Měsíc zdarma jste už měli.',
  'refusal.recurring_payment_not_found': 'Tuhle platbu jsme nenašli.',
  'field.plan_invalid': 'Vyberte Plus, nebo Pro',
  'field.duration_invalid': 'Vyberte rok, nebo měsíc',
  'plan.plus': 'Plus',
  'plan.pro': 'Pro',
  'notification.plan_renewed': 'Vaše předplatné se obnovilo',
  'notification.plan_renewal_failed':
    'Předplatné se nepodařilo obnovit. Doplňte tokeny do 3 dnů a zůstane vám.',
  'notification.plan_ended': 'Vaše předplatné skončilo',
  'told.plan_renewed': 'Obnovení předplatného',
  'told.plan_renewal_failed': 'Obnovení, na které chybí tokeny',
  'told.plan_ended': 'Konec předplatného',
}
