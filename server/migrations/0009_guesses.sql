-- One round trip instead of one a budget: logging in is bounded by what it costs beside the hash.
create function take_guess(keys text[], most int[], window_ms bigint, out passed int, out wait_ms bigint)
language plpgsql as $$
declare
  now_ms bigint := extract(epoch from clock_timestamp()) * 1000;
  counted int;
  ends bigint;
begin
  passed := 0;
  wait_ms := 0;
  for i in 1 .. cardinality(keys) loop
    insert into guess_budgets as b (key, points, expire) values (keys[i], 1, now_ms + window_ms)
    on conflict (key) do update set
      points = case when b.expire <= now_ms then 1 else b.points + 1 end,
      expire = case when b.expire <= now_ms then now_ms + window_ms else b.expire end
    returning b.points, b.expire into counted, ends;
    if counted > most[i] then
      wait_ms := ends - now_ms;
      return;
    end if;
    passed := i;
  end loop;
end $$;
comment on function take_guess is 'Takes a guess from budgets, in order, until one is spent: those behind it are left alone, so that one network cannot spend an account''s. passed: how many let it pass; wait_ms: until the spent one opens again, 0 if none is.';

-- In the order of take_guess, so that the two never wait for each other in a circle.
create function give_back_guess(forgotten text, keys text[]) returns void
language plpgsql as $$
begin
  delete from guess_budgets where key = forgotten;
  for i in 1 .. cardinality(keys) loop
    update guess_budgets set points = points - 1 where key = keys[i] and points > 0;
  end loop;
end $$;
comment on function give_back_guess is 'Forgets one budget and gives one guess back to the others: it was right.';

comment on table guess_budgets is 'Wrong guesses by account and by network, shared by all processes.';
