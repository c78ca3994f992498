-- A comment can be disliked as well: one row for each member, so that the two exclude each other.

alter table comment_likes rename to comment_reactions;
alter table comment_reactions rename column liked_at to reacted_at;
alter table comment_reactions add column kind text not null default 'like' check (kind in ('like', 'dislike', 'none'));
alter table comment_reactions alter column kind drop default;
alter table comment_reactions rename constraint comment_likes_pkey to comment_reactions_pkey;
alter index comment_likes_of_member rename to comment_reactions_of_member;
alter index comment_likes_of_object rename to comment_reactions_of_object;
comment on table comment_reactions is 'Members'' likes and dislikes of comments and replies.';
comment on column comment_reactions.kind is 'none: taken back. The row stays, so that toggling locks one row instead of racing to insert it.';

alter table comment_counts add column dislikes int not null default 0;
alter table comment_counts alter column dislikes drop default;

-- The statement that reacts counts as well; what removes reactions, also by a cascade, is counted here.
drop trigger comment_likes_counted on comment_reactions;
drop function count_comment_like();
create function uncount_comment_reaction() returns trigger language plpgsql as $$
begin
  update comment_counts
    set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int
    where comment_id = old.comment_id;
  return null;
end $$;
create trigger comment_reactions_removed after delete on comment_reactions
  for each row when (old.kind <> 'none') execute function uncount_comment_reaction();

drop trigger comment_likes_tell on comment_reactions;
create trigger comment_reactions_tell after insert or update of kind on comment_reactions
  for each row when (new.kind = 'like') execute function tell_of_comment_like();
