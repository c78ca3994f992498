/** Server messages about the rules, legal pages and announcements of a network, in English. */
export const networkEn = {
  'done.rule_updated': 'Rule saved',
  'done.legal_published': 'Published',
  'done.rules_accepted': 'Thanks!',
  'refusal.consent_needed': 'Our terms have changed. Read what’s new and agree to it, then go on.',
  'refusal.rule_unchanged': 'You haven’t changed anything in this rule.',
  'refusal.too_many_network_rules': 'There are 40 rules already. Retire one first.',
  'refusal.last_rule': 'This is the last rule, and moderators need one to decide by. Add another one first.',
  'refusal.legal_version_not_found': 'There’s no such version.',
  'refusal.legal_version_outdated':
    'Another admin has just changed this page. Copy what you wrote, and open it again.',
  'refusal.legal_unchanged': 'You haven’t changed anything on this page.',
  'refusal.legal_changes_missing':
    'Say what’s new in both languages, so that members know what they agree to.',
  'refusal.rules_changed': 'There’s a newer version. Read what’s new before you agree.',
  'field.rule_title_required': 'Give the rule a title',
  'field.rule_title_too_long': 'Make the title shorter. The limit is 80 characters.',
  'field.rule_text_required': 'Say what the rule is about',
  'field.rule_text_too_long': 'Make the text shorter. The limit is 1000 characters.',
  'field.rule_place_invalid': 'Choose a place from 1 to 40',
  'field.legal_kind_invalid': 'There’s no such page',
  'field.legal_version_invalid': 'There’s no such version',
  'field.legal_text_required': 'Write the text of the page',
  'field.legal_text_too_long': 'Make the text shorter. The limit is 60,000 characters.',
  'field.legal_changes_too_long': 'Make it shorter. The limit is 1000 characters.',
  'field.legal_days_invalid': 'Choose from 0 to 365 days',
} as const
