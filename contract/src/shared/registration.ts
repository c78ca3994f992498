/** How people become members: by themselves, after a look by moderators, or by a member's invitation. */
export const registrationModes = ['open', 'approval', 'invitation'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** The questions that a network asks at most. */
export const mostSignupQuestions = 5
