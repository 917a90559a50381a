-- A change of what a car says of itself is noted too, so that what was found by words holds as long as nothing is noted
-- (decision 041). Such a car is noted as it was and as it is, which are alike to all counts.
drop trigger cars_change_bits on cars;
create trigger cars_change_bits after update on cars
  for each row when (
    (old.status = 'active' or new.status = 'active') and
    (old.status, old.is_hidden, old.make, old.model, old.body_class, old.year, old.dealer_id, old.seller_id, old.price,
      old.original_price, old.mileage, old.transmission, old.fuel, old.drive, old.colour, old.features,
      old.engine_upgrade, old.brake_upgrade, old.transmission_upgrade, old.armour, old.has_turbo, old.open_to_trade,
      old.published_at, old.is_featured, old.title, old.description) is distinct from
    (new.status, new.is_hidden, new.make, new.model, new.body_class, new.year, new.dealer_id, new.seller_id, new.price,
      new.original_price, new.mileage, new.transmission, new.fuel, new.drive, new.colour, new.features,
      new.engine_upgrade, new.brake_upgrade, new.transmission_upgrade, new.armour, new.has_turbo, new.open_to_trade,
      new.published_at, new.is_featured, new.title, new.description)
  ) execute function note_car_bits();
