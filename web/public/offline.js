/** Lists the cars that web/shared/recent/viewed-prices.ts stored, each with the date of its price. */

// The theme selected on the site (web/lib/theme.ts), otherwise the system's.
const theme = localStorage.getItem('forecourt.theme');
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function viewedCars() {
  try {
    const stored = JSON.parse(localStorage.getItem('forecourt.recent.prices') ?? '[]');
    return stored.filter(({ title, price, at }) => typeof title === 'string' && Number.isInteger(price) && at > 0);
  } catch {
    return [];
  }
}

const text = (name, content) => Object.assign(document.createElement(name), { textContent: content });

const cars = viewedCars();
const section = document.getElementById('cars');
section.hidden = cars.length === 0;
for (const { title, price, at } of cars) {
  const item = document.createElement('li');
  item.append(text('strong', title), text('span', `${money.format(price)} on ${time.format(at)}`));
  section.querySelector('ul').append(item);
}

document.getElementById('again').addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
