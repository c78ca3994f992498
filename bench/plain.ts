/**
 * The plain floor: the least that any server of this kind has to do. Fastify and a pool of connections over
 * its own bare tables, in a schema beside Commons' tables: ten posts of a home list joined to their authors
 * and the reader's like; a write with its counter. It has no rules, and never changes with the product.
 */
import Fastify from 'fastify'
import pg from 'pg'

interface Body {
  user_id: number
  post_id: number
  voting_title_id: number
  option_id: number
  message: string
  comment: string
}

const users = 200
const posts = 10_000

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c search_path=plain',
  idleTimeoutMillis: 60_000,
})

const tables = `
  create schema plain;
  create table plain.users (id int primary key, name text not null, posts int not null default 0) with (fillfactor = 60);
  create table plain.follows (follower_id int not null, followed_id int not null, primary key (follower_id, followed_id));
  create table plain.posts (id bigint generated always as identity primary key, author_id int not null references plain.users,
    message text not null, created_at timestamptz not null default now(), likes int not null default 0, comments int not null default 0)
    with (fillfactor = 80);
  create table plain.likes (post_id bigint not null references plain.posts, user_id int not null references plain.users,
    primary key (post_id, user_id));
  create table plain.comments (id bigint generated always as identity primary key, post_id bigint not null references plain.posts,
    author_id int not null references plain.users, message text not null, created_at timestamptz not null default now());
  create table plain.votes (survey_id bigint not null references plain.posts, user_id int not null references plain.users,
    option int not null, primary key (survey_id, user_id));
  create table plain.home (user_id int not null, post_id bigint not null, primary key (user_id, post_id));
  insert into plain.users (id, name) select i, 'User ' || i from generate_series(1, ${users}) as i;
  insert into plain.follows select f, 1 + (f + n * 7) % ${users} from generate_series(1, ${users}) as f, generate_series(1, 25) as n;
  insert into plain.posts (author_id, message)
    select 1 + (i * 37) % ${users}, repeat(md5(i::text) || ' ', 1 + i % 6) from generate_series(1, ${posts}) as i;
  insert into plain.likes select 1 + (i * 13) % ${posts}, 1 + (i / ${posts / 100}) % ${users} from generate_series(1, 60000) as i
    on conflict do nothing;
  update plain.posts p set likes = (select count(*) from plain.likes where post_id = p.id);
  insert into plain.home select f.follower_id, p.id from plain.posts p join plain.follows f on f.followed_id = p.author_id;
  vacuum analyze plain.users, plain.follows, plain.posts, plain.likes, plain.comments, plain.home;`

const { rows } = await pool.query(`select from pg_namespace where nspname = 'plain'`)
if (rows.length === 0) for (const statement of tables.split(';\n')) await pool.query(statement)

const app = Fastify()

function mount(call: string, text: string, values: (body: Body) => unknown[]): void {
  app.post<{ Body: Body }>(`/api/users/${call}`, async ({ body }) => {
    return (await pool.query({ name: call, text, values: values(body) })).rows
  })
}

// Commons has more members, and other ids of posts.
const user = ({ user_id }: Body) => 1 + (user_id % users)
const post = ({ post_id }: Body) => 1 + (post_id % posts)

mount(
  'timeline',
  `select p.id, p.author_id, u.name, p.message, p.created_at, p.likes, p.comments, l.user_id is not null as liked
   from (select post_id from home where user_id = $1 order by post_id desc limit 10) as newest
   join posts p on p.id = newest.post_id join users u on u.id = p.author_id
   left join likes l on l.post_id = p.id and l.user_id = $1
   order by p.id desc`,
  (body) => [user(body)],
)
mount(
  'add_post',
  `with added as (insert into posts (author_id, message) values ($1, $2) returning id),
   counted as (update users set posts = posts + 1 where id = $1)
   select id from added`,
  (body) => [user(body), body.message],
)
mount(
  'post_comment',
  `with added as (insert into comments (post_id, author_id, message) values ($1, $2, $3) returning id),
   counted as (update posts set comments = comments + 1 where id = $1)
   select id from added`,
  (body) => [post(body), user(body), body.comment],
)
mount(
  'post_like',
  `with added as (insert into likes (post_id, user_id) values ($1, $2) on conflict do nothing returning post_id)
   update posts set likes = likes + (select count(*) from added) where id = $1 returning id, likes`,
  (body) => [post(body), user(body)],
)

mount(
  'user_voting',
  `with added as (insert into votes (survey_id, user_id, option) values ($1, $2, $3) on conflict do nothing returning survey_id)
   update posts set likes = likes + (select count(*) from added) where id = $1 returning id, likes`,
  (body) => [1 + (body.voting_title_id % posts), user(body), body.option_id],
)

app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
