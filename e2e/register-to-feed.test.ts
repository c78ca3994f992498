/** The product's main job: two members register, one posts, the other sees it arrive and likes it. */
import { expect, password, test } from './support/world.ts'

test('two members register, one posts and the other sees it arrive and likes it', async ({
  open,
  member,
  call,
}) => {
  const jana = await open(undefined, '/')
  await expect(jana).toHaveURL(/#\/login$/)
  await jana.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(jana.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  const email = `jana.${Date.now()}@example.org`
  await jana.getByLabel('Full Name').fill('Jana Nováková')
  await jana.getByLabel('Email').fill(email)
  await jana.getByLabel('Password', { exact: true }).fill(password)
  await jana.getByLabel('Confirm Password').fill(password)
  await jana.getByRole('checkbox', { name: /I'm human/ }).check()
  await jana.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(jana.getByRole('status').getByText('Welcome to Commons! Your account is ready.')).toBeVisible()

  // Three seconds later the login form has the address.
  await expect(jana).toHaveURL(/#\/login/)
  await expect(jana.getByLabel('Email')).toHaveValue(email)
  // Shown until the login.
  await expect(jana.getByText('Log in with the password you chose.')).toBeVisible()
  await expect(jana.getByRole('main').getByRole('button', { name: 'Login' })).toBeDisabled()
  await jana.getByLabel('Password', { exact: true }).fill(password)
  await jana.getByRole('checkbox', { name: /I'm human/ }).check()
  await jana.getByRole('main').getByRole('button', { name: 'Login' }).click()
  // The first login leads to the setup.
  for (const step of [1, 2, 3]) {
    await expect(jana.getByText(`Step ${step} of 3`)).toBeVisible()
    await jana.getByRole('button', { name: 'Skip', exact: true }).click()
  }
  await expect(jana).toHaveURL(/#\/dashboard$/)

  const fox = await member('Tom Fox')
  await call(fox, 'add_post', { message: 'Good morning' })
  const tom = await open(fox, '/dashboard')
  await expect(tom.getByRole('article').filter({ hasText: 'Good morning' })).toBeVisible()

  const words = `The garden opens on Saturday ${Date.now()}`
  await jana.getByRole('textbox', { name: /on your mind/ }).fill(words)
  await jana.getByRole('button', { name: 'Post', exact: true }).click()
  const hers = jana.getByRole('article').filter({ hasText: words })
  await expect(hers).toBeVisible()
  await expect(jana.getByRole('textbox', { name: /on your mind/ })).toHaveValue('')

  // The post arrives without a reload, and isn't shown until he asks for it.
  const news = tom.getByRole('button', { name: '1 new post' })
  await expect(news).toBeVisible()
  await expect(tom.getByRole('article').filter({ hasText: words })).toBeHidden()
  await news.click()
  const his = tom.getByRole('article').filter({ hasText: words })
  await expect(his).toBeVisible()
  await his.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(his.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(hers.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'false')

  // The author's name leads to her page, and Back returns home.
  await his.getByRole('link', { name: 'Jana Nováková' }).first().click()
  await expect(tom.getByRole('heading', { level: 1, name: 'Jana Nováková' })).toBeVisible()
  await expect(tom).toHaveURL(/#\/timeLine\/\d+$/)
  await tom.goBack()
  await expect(his).toBeVisible()
})

test('a post is deleted after a question, and comes back by Undo', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'Written in haste' })
  const page = await open(ada, '/dashboard')
  const post = page.getByRole('article').filter({ hasText: 'Written in haste' })
  await post.getByRole('button', { name: /Menu of the post/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(question.getByText('Are you sure to delete this.')).toBeVisible()
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: /Menu of the post/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(post).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(post).toBeVisible()
  await page.reload()
  await expect(post).toBeVisible()
})

test('what one typed wrong is said at its field, and nothing is lost', async ({
  open,
  member,
  allowErrors,
}) => {
  // Nobody has this referral code, so counting the click on its link is refused.
  allowErrors(/status of (404|422)/)
  const taken = await member('Taken')
  const page = await open(undefined, '/register?refcode=friend77')
  await expect(page.getByLabel(/Referral Code/)).toHaveValue('friend77')
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill('another')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  for (const text of ['Invalid email address', 'Passwords must match']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(taken.email)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('That email already has an account.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

test('without the captcha the forms say so @long', async ({ open, allowErrors }) => {
  allowErrors(/Failed to load resource|ERR_FAILED/)
  const page = await open(undefined, '/register')
  await page.route('**/api/users/captcha_challenge', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please complete the CAPTCHA', { exact: true })).toBeVisible()
  for (const text of [
    'Full Name is required',
    'Email is required',
    'Password is required',
    'Confirm Password is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
})
