-- Awards by rule end where the sales and reviews that count (decision 050) no longer earn them.
with counted_sales as (
  select sales.seller_id as user_id, count(*) as number from sales
  where sales.status = 'confirmed' and not coalesce(sales.sale_price < sales.listing_price * 0.5, false)
    and not exists (
      select from sales as other_sale
      join users as other_buyer on other_buyer.id = other_sale.buyer_id
      join users as this_buyer
        on this_buyer.id = sales.buyer_id and this_buyer.game_account_id = other_buyer.game_account_id
      where other_sale.seller_id = sales.seller_id and other_sale.status = 'confirmed'
        and (other_sale.sold_at, other_sale.id) < (sales.sold_at, sales.id)
        and other_sale.sold_at > sales.sold_at - interval '30 minutes'
    )
  group by sales.seller_id
), visible as (
  select reviews.id, reviews.user_id, reviews.rating, reviews.published_at as at, lead(reviews.published_at) over (
      partition by reviews.user_id, author.game_account_id order by reviews.published_at, reviews.id
    ) as next_at
  from reviews join sales on sales.id = reviews.sale_id join users as author on author.id = reviews.author_id
  where reviews.published_at <= now() and reviews.deleted_at is null and reviews.hidden_at is null
    and sales.status = 'confirmed'
), counted as (
  -- Each review with fewer stars begins another stretch.
  select user_id, rating, at, id, count(*) filter (where rating < 5) over (partition by user_id order by at, id) as stretch
  from visible where next_at is null or next_at >= at + interval '90 days'
), fives as (
  select user_id, stretch, at, lead(at, 4) over (partition by user_id, stretch order by at, id) as fifth_at
  from counted where rating = 5
), five_star_years as (
  -- Five within a year, in a stretch that has room for a year.
  select distinct fives.user_id from fives
  left join counted as begins on begins.user_id = fives.user_id and begins.rating < 5 and begins.stretch = fives.stretch
  left join counted as ends on ends.user_id = fives.user_id and ends.rating < 5 and ends.stretch = fives.stretch + 1
  where fives.fifth_at - fives.at < interval '365 days' and coalesce(ends.at - begins.at > interval '365 days', true)
)
update award_grants set revoked_at = now() from awards
where awards.id = award_grants.award_id and award_grants.revoked_at is null and awards.rule is not null
  and not case when awards.rule = 'five_star_year' then award_grants.user_id in (select user_id from five_star_years)
    else coalesce((select number from counted_sales where counted_sales.user_id = award_grants.user_id), 0)
      >= case awards.rule when 'first_sale' then 1 when 'ten_sales' then 10 else 50 end end;
