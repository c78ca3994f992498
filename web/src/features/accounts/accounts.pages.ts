import type { Pages } from '../../feature.ts'
import { secondStepOnly, visitorsOnly } from '../../guards.ts'

const login = () => import('./LoginPage.tsx')

export const accounts: Pages = {
  open: [
    { path: '/login', page: login, guard: visitorsOnly },
    { path: '/Login={$id}', page: login, guard: visitorsOnly },
    { path: '/register', page: () => import('./RegisterPage.tsx'), guard: visitorsOnly },
    // The second step of a login, for visitors who have taken the first.
    { path: '/twofa', page: () => import('./SecondStepPage.tsx'), guard: secondStepOnly },
    // Targets of mailed links, open to members and visitors alike.
    { path: '/forgetpassword', page: () => import('./ForgotPasswordPage.tsx') },
    { path: '/resetpassword/$code', page: () => import('./ResetPasswordPage.tsx') },
    { path: '/unsubscribe/$code', page: () => import('./UnsubscribePage.tsx') },
    { path: '/notme/$code', page: () => import('./NotMePage.tsx') },
  ],
  members: [{ path: '/verifyemail/$code', page: () => import('./VerifyEmailPage.tsx'), alone: true }],
}
