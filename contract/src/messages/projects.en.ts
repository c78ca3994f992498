/** What the server says of projects, in English. */
export const projectsEn = {
  'done.project_created': 'Your project is live',
  'done.project_updated': 'Project updated',
  'refusal.project_not_found': "This project doesn't exist, or you don't have access to it.",
  'refusal.project_fixed':
    "People have backed this project, so its target and duration can't change anymore.",
  'refusal.project_ended': "This project has ended, so its target and duration can't change anymore.",
  'refusal.place_not_found': 'No address found for this location.',
  'field.project_days_invalid': 'Choose 30 or 90 days',
  'field.project_days_over': 'It has already run longer than that',
  'field.pays_invalid': 'Must be all_or_nothing or keep',
  'field.project_sort_invalid': 'Must be newest, ending, funded or backers',
  'field.funding_target_missing': 'How many tokens does the project need?',
  'field.funding_target_too_large': 'A target can be at most 1,000,000,000,000 tokens',
  'field.location_too_long': 'A location can have up to 120 characters',
  'field.experience_too_long': 'This can have up to 1,000 characters',
  'field.industry_too_long': 'An industry can have up to 80 characters',
  'field.price_point_too_long': 'A price point can have up to 80 characters',
  'field.latitude_invalid': 'Must be degrees from -90 to 90',
  'field.longitude_invalid': 'Must be degrees from -180 to 180',
} as const
