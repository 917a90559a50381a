/** Written by `npm run generate` from the contract. Do not edit. */
export const reference = {
  "publicCalls": [
    {
      "name": "accounts.user",
      "address": "GET /api/users.php?id",
      "summary": "Get a member’s public profile",
      "parameters": [],
      "limit": {
        "times": 300,
        "seconds": 600
      },
      "errors": [
        "user_not_found"
      ]
    },
    {
      "name": "catalogue.makes",
      "address": "GET /api/cars.php?action=makes",
      "summary": "List the makes to select from",
      "parameters": [],
      "limit": null,
      "errors": []
    },
    {
      "name": "catalogue.models",
      "address": "GET /api/cars.php?action=models",
      "summary": "List a make’s models",
      "parameters": [
        "make_id"
      ],
      "limit": null,
      "errors": []
    },
    {
      "name": "areas.list",
      "address": "GET /api/areas.php",
      "summary": "List the areas to select from, by region",
      "parameters": [],
      "limit": null,
      "errors": []
    },
    {
      "name": "cars.list",
      "address": "GET /api/cars.php",
      "summary": "List cars for sale, filtered, sorted and paged. The default order shows featured cars first.",
      "parameters": [
        "search",
        "make",
        "notMake",
        "model",
        "models",
        "notModels",
        "year",
        "minYear",
        "maxYear",
        "priceBand",
        "minPrice",
        "maxPrice",
        "maxMileage",
        "bodyClass",
        "notBodyClass",
        "sellerType",
        "area",
        "notArea",
        "region",
        "notRegion",
        "sellerId",
        "dealerId",
        "transmission",
        "notTransmission",
        "fuel",
        "notFuel",
        "drive",
        "notDrive",
        "deal",
        "notDeal",
        "seats",
        "notSeats",
        "colour",
        "notColour",
        "condition",
        "minEngine",
        "minBrakes",
        "minGearbox",
        "minArmour",
        "hasTurbo",
        "openToTrade",
        "acceptsOffers",
        "priceLowered",
        "listedToday",
        "status",
        "featured",
        "asTyped",
        "literally",
        "sort",
        "page",
        "limit",
        "counts"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.nearest",
      "address": "GET /api/cars.php?action=nearest",
      "summary": "If nothing matches, get the filters to drop with the cars each would show, and the closest cars",
      "parameters": [
        "search",
        "make",
        "notMake",
        "model",
        "models",
        "notModels",
        "year",
        "minYear",
        "maxYear",
        "priceBand",
        "minPrice",
        "maxPrice",
        "maxMileage",
        "bodyClass",
        "notBodyClass",
        "sellerType",
        "area",
        "notArea",
        "region",
        "notRegion",
        "sellerId",
        "dealerId",
        "transmission",
        "notTransmission",
        "fuel",
        "notFuel",
        "drive",
        "notDrive",
        "deal",
        "notDeal",
        "seats",
        "notSeats",
        "colour",
        "notColour",
        "condition",
        "minEngine",
        "minBrakes",
        "minGearbox",
        "minArmour",
        "hasTurbo",
        "openToTrade",
        "acceptsOffers",
        "priceLowered",
        "listedToday",
        "asTyped",
        "literally"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.get",
      "address": "GET /api/cars.php?id",
      "summary": "Get a car. For a removed one, only the seller’s side sees its details.",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "car_not_found",
        "car_removed"
      ]
    },
    {
      "name": "cars.dealer",
      "address": "GET /api/cars.php?action=dealer",
      "summary": "List a dealer’s cars, newest first",
      "parameters": [
        "dealerId"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.similar",
      "address": "GET /api/cars.php?action=similar",
      "summary": "List cars similar in model, class and price",
      "parameters": [
        "id"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.suggest",
      "address": "GET /api/cars.php?action=suggest",
      "summary": "Suggest makes, models and dealers for what was typed",
      "parameters": [
        "text"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.compare",
      "address": "GET /api/cars.php?action=compare",
      "summary": "Get up to four cars with all facts, in the requested order. Cars that aren’t public are left out.",
      "parameters": [
        "ids"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "cars.cards",
      "address": "GET /api/cars.php?action=cards",
      "summary": "Get cars by id in the requested order, including sold ones. Cars that aren’t public are left out.",
      "parameters": [
        "ids"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "dealers.list",
      "address": "GET /api/dealers.php",
      "summary": "List dealers. Those that aren’t trading come last.",
      "parameters": [
        "search",
        "sort",
        "page",
        "limit"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "dealers.get",
      "address": "GET /api/dealers.php?id",
      "summary": "Get a dealer’s public page",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "dealer_not_found"
      ]
    },
    {
      "name": "applications.terms",
      "address": "GET /api/dealer-applications.php?action=terms",
      "summary": "Get what a dealer pays and gets today",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "guide.estimate",
      "address": "GET /api/guide.php?car_id",
      "summary": "Get what a car is worth, from verified sales, with the sales most like it and an explanation",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "car_not_found"
      ]
    },
    {
      "name": "guide.appraise",
      "address": "GET /api/guide.php?action=appraise",
      "summary": "Get what a car with these facts would sell for, in how many days, and the rating of a price",
      "parameters": [
        "make",
        "model",
        "year",
        "mileage",
        "engine_upgrade",
        "brake_upgrade",
        "transmission_upgrade",
        "armour",
        "has_turbo",
        "price"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "guide.overview",
      "address": "GET /api/market.php",
      "summary": "Get what sells, what has dropped in price and how long cars take to sell, by model and class",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "guide.model",
      "address": "GET /api/market.php?model",
      "summary": "Get a model’s prices over time, its sales, days to sell and current listings by rating",
      "parameters": [
        "make"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "model_not_on_market"
      ]
    },
    {
      "name": "payments.plans",
      "address": "GET /api/payments.php?action=plans",
      "summary": "List plans with their full prices and possible discounts",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "payments.planByType",
      "address": "GET /api/payments.php?action=plan_by_type",
      "summary": "Get a plan",
      "parameters": [
        "type"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "payments.featuredCars",
      "address": "GET /api/payments.php?action=featured_cars",
      "summary": "List featured cars for sale",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "tickets.supportHours",
      "address": "GET /api/tickets.php?action=support_hours",
      "summary": "Get the hours when someone is usually at the support desk",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "sales.ofUser",
      "address": "GET /api/sales.php?user_id",
      "summary": "List a member’s public sales",
      "parameters": [
        "page"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "user_not_found"
      ]
    },
    {
      "name": "sales.ofDealer",
      "address": "GET /api/sales.php?dealer_id",
      "summary": "List a dealer’s public sales",
      "parameters": [
        "page"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "dealer_not_found"
      ]
    },
    {
      "name": "bills.get",
      "address": "GET /api/bills.php?number",
      "summary": "Check a bill of sale. Names and amount are for its parties, staff, and with the key of its link.",
      "parameters": [
        "key"
      ],
      "limit": {
        "times": 120,
        "seconds": 600
      },
      "errors": [
        "bill_not_found"
      ]
    },
    {
      "name": "bills.file",
      "address": "GET /api/bills.php?action=file",
      "summary": "Download the signed file of a bill of sale, as a party or with the key of its link",
      "parameters": [
        "number",
        "key"
      ],
      "limit": {
        "times": 120,
        "seconds": 600
      },
      "errors": [
        "bill_not_found"
      ]
    },
    {
      "name": "reviews.ofUser",
      "address": "GET /api/reviews.php?user_id",
      "summary": "List a user’s visible reviews. Staff who decide also get the hidden ones.",
      "parameters": [
        "type",
        "stars",
        "sort",
        "page"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "user_not_found"
      ]
    },
    {
      "name": "reviews.ofDealer",
      "address": "GET /api/reviews.php?dealer_id",
      "summary": "List a dealer’s visible reviews for all its sellers",
      "parameters": [
        "type",
        "stars",
        "sort",
        "page"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "dealer_not_found"
      ]
    },
    {
      "name": "reviews.stats",
      "address": "GET /api/reviews.php?action=stats",
      "summary": "Get the average, count and distribution of a user’s visible reviews",
      "parameters": [
        "user_id"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "user_not_found"
      ]
    },
    {
      "name": "reviews.responses",
      "address": "GET /api/reviews.php?action=responses",
      "summary": "List responses to a review",
      "parameters": [
        "review_id"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "review_not_found"
      ]
    },
    {
      "name": "awards.ofUser",
      "address": "GET /api/awards.php?user_id",
      "summary": "List a user’s awards, newest first",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "user_not_found"
      ]
    },
    {
      "name": "vehicles.history",
      "address": "GET /api/vehicles.php?car_id",
      "summary": "Get the history of a car from all listings with its plate and model, newest first",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "car_not_found"
      ]
    },
    {
      "name": "wanted.list",
      "address": "GET /api/wanted.php",
      "summary": "List open wanted ads",
      "parameters": [
        "search",
        "make",
        "matching",
        "sort",
        "page"
      ],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": []
    },
    {
      "name": "wanted.get",
      "address": "GET /api/wanted.php?id",
      "summary": "Get a wanted ad",
      "parameters": [],
      "limit": {
        "times": 600,
        "seconds": 60,
        "isPerProcess": true
      },
      "errors": [
        "wanted_ad_not_found"
      ]
    }
  ],
  "commonErrors": [
    {
      "code": "bad_input",
      "status": 400,
      "sentence": "Please check the highlighted fields"
    },
    {
      "code": "unreadable_body",
      "status": 400,
      "sentence": "We couldn’t read the request"
    },
    {
      "code": "unreadable_upload",
      "status": 400,
      "sentence": "Your upload was incomplete or damaged. Please send it again."
    },
    {
      "code": "unknown_call",
      "status": 404,
      "sentence": "No such call"
    },
    {
      "code": "other_origin",
      "status": 403,
      "sentence": "This request didn’t come from our own pages"
    },
    {
      "code": "another_person",
      "status": 409,
      "sentence": "You’re now logged in as someone else, so nothing was changed"
    },
    {
      "code": "request_too_slow",
      "status": 408,
      "sentence": "Your request took too long to arrive. Please try again."
    },
    {
      "code": "body_too_large",
      "status": 413,
      "sentence": "That’s too much to send in one go"
    },
    {
      "code": "headers_too_large",
      "status": 431,
      "sentence": "The request’s headers are too large. Please clear this site’s cookies."
    },
    {
      "code": "wrong_media",
      "status": 415,
      "sentence": "Please send JSON"
    },
    {
      "code": "too_many_requests",
      "status": 429,
      "sentence": "Too many requests. Please wait {wait} and try again."
    },
    {
      "code": "internal",
      "status": 500,
      "sentence": "Something went wrong on our side. Please try again."
    },
    {
      "code": "unavailable",
      "status": 503,
      "sentence": "We will be back in a moment. Please try again."
    },
    {
      "code": "no_room",
      "status": 503,
      "sentence": "We’ve run out of space to store this. Please try again later."
    }
  ],
  "csvColumns": [
    {
      "name": "make",
      "takes": "Required. The make as in our catalogue. Other makes are stored as you write them",
      "example": "Karin"
    },
    {
      "name": "model",
      "takes": "Required. The model as in our catalogue. Other models are stored as you write them",
      "example": "Sultan"
    },
    {
      "name": "year",
      "takes": "A year from 1900 to next year",
      "example": "2021"
    },
    {
      "name": "title",
      "takes": "Up to 80 characters. If empty, the name is the year, make and model",
      "example": "Banshee with the long hood"
    },
    {
      "name": "price",
      "takes": "Whole dollars up to $1,000,000,000. “$42,000” is fine",
      "example": "42000"
    },
    {
      "name": "mileage",
      "takes": "Whole miles up to 9,999,999",
      "example": "18500"
    },
    {
      "name": "body_class",
      "takes": "One of: Compacts, Coupes, Motorcycles, Muscle, Off-road, Sedans, Sports, Sports Classics, Super, SUVs, Vans. We fill it in for models in our catalogue",
      "example": "Sedans"
    },
    {
      "name": "colour",
      "takes": "One of: black, white, silver, grey, red, blue, green, yellow, orange, brown, beige, gold, purple, pink, two-tone",
      "example": "blue"
    },
    {
      "name": "transmission",
      "takes": "One of: automatic, manual",
      "example": "manual"
    },
    {
      "name": "fuel",
      "takes": "One of: petrol, diesel, electric, hybrid",
      "example": "petrol"
    },
    {
      "name": "drive",
      "takes": "One of: front, rear, all",
      "example": "all"
    },
    {
      "name": "engine_upgrade",
      "takes": "A step from 0 (stock) to 4",
      "example": "3"
    },
    {
      "name": "brake_upgrade",
      "takes": "A step from 0 (stock) to 4",
      "example": "2"
    },
    {
      "name": "transmission_upgrade",
      "takes": "A step from 0 (stock) to 4",
      "example": ""
    },
    {
      "name": "armour",
      "takes": "A step from 0 (stock) to 5",
      "example": ""
    },
    {
      "name": "turbo",
      "takes": "yes or no",
      "example": "yes"
    },
    {
      "name": "plate",
      "takes": "Up to 8 letters and digits. A car whose plate you’ve already listed isn’t added again",
      "example": "KS 4471"
    },
    {
      "name": "features",
      "takes": "Any of these, separated by |: Custom paint, Pearlescent finish, Chrome trim, Custom rims, Low-profile tyres, Bulletproof tyres, Tinted windows, Xenon headlights, Underglow, Spoiler, Body kit, Carbon hood, Roll cage, Lowered suspension, Lift kit, Sport exhaust, Leather seats, Bucket seats, Sunroof, Convertible roof, Premium sound, Navigation, Dashcam, Alarm, GPS tracker, Custom horn, Tow bar, Bull bar, Winch, Roof rack, Full service history, One owner, Never crashed, New tyres",
      "example": "Custom rims | Tinted windows"
    },
    {
      "name": "description",
      "takes": "Up to 5,000 characters",
      "example": "Lowered, tuned and always garaged."
    },
    {
      "name": "condition_note",
      "takes": "Up to 500 characters",
      "example": "A small scratch on the left door"
    },
    {
      "name": "area",
      "takes": "Where the car is: the name of an area such as Sandy Shores. If empty, the listing says nothing about it",
      "example": "Sandy Shores"
    },
    {
      "name": "open_to_trade",
      "takes": "yes or no",
      "example": "no"
    },
    {
      "name": "accepts_offers",
      "takes": "yes or no. No means a fixed price. If empty, the listing accepts offers",
      "example": "yes"
    },
    {
      "name": "minimum_offer",
      "takes": "Whole dollars. We refuse lower offers right away without notifying you. Only your team sees it",
      "example": "38000"
    },
    {
      "name": "contact_phone",
      "takes": "Digits only. If empty, callers get the number in your profile",
      "example": ""
    }
  ],
  "verification": "import { createHmac, timingSafeEqual } from 'node:crypto';\n\nconst maxAgeSeconds = 300;\n\n/** Shown on /developers. Tests run it on messages we sent. */\nexport function isFromForecourt(headers: Record<string, string>, body: string, secret: string): boolean {\n  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers;\n  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > maxAgeSeconds) return false;\n  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');\n  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();\n  return signatures.split(' ').some((signature) => {\n    const given = Buffer.from(signature.replace('v1,', ''), 'base64');\n    return given.length === expected.length && timingSafeEqual(given, expected);\n  });\n}\n"
};
