import type { Pages } from '../../feature.ts'
import { membersOnly, secondStepOnly, visitorsOnly } from '../../guards.ts'

const login = () => import('./login/LoginPage.tsx')

export const accounts: Pages = {
  open: [
    { path: '/login', page: login, guard: visitorsOnly },
    { path: '/Login={$id}', page: login, guard: visitorsOnly },
    { path: '/register', page: () => import('./register/RegisterPage.tsx'), guard: visitorsOnly },
    // The second step of a login, for visitors who have taken the first.
    { path: '/twofa', page: () => import('./login/SecondStepPage.tsx'), guard: secondStepOnly },
    // Targets of mailed links, open to members and visitors alike.
    { path: '/forgetpassword', page: () => import('./lost-password/ForgotPasswordPage.tsx') },
    { path: '/resetpassword/$code', page: () => import('./lost-password/ResetPasswordPage.tsx') },
    { path: '/unsubscribe/$code', page: () => import('./UnsubscribePage.tsx') },
    { path: '/notme/$code', page: () => import('./register/NotMePage.tsx') },
    // Where apps of others send members to agree, who have come from there and see nothing else of Commons.
    { path: '/authorize', page: () => import('./apps/AuthorizePage.tsx'), guard: membersOnly },
  ],
  members: [
    { path: '/verifyemail/$code', page: () => import('./register/VerifyEmailPage.tsx'), alone: true },
  ],
}
