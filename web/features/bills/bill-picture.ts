import { encode } from 'uqr';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { carName } from '../../lib/car-words.ts';
import { dayText } from '../../lib/format.ts';
import { site } from '../../lib/site.ts';
import { factsOf } from './bill-facts.ts';
import { amountText } from './share-texts.ts';

const width = 1200;
const height = 1000;
const margin = 80;
const ink = '#16130f';
const soft = '#6b645b';
const accent = '#d8232a';

/**
 * Saves the bill as a PNG. Drawn in the browser, whose fonts cover every script, so that no one else's names are sent
 * anywhere for it.
 */
export async function saveBillPicture(bill: Bill, address: string): Promise<void> {
  await document.fonts.ready;
  const canvas = new OffscreenCanvas(width, height);
  drawBill(canvas.getContext('2d')!, bill, address);
  const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${bill.number}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function drawBill(page: OffscreenCanvasRenderingContext2D, bill: Bill, address: string): void {
  const family = getComputedStyle(document.body).fontFamily;
  const write = (
    text: string,
    x: number,
    y: number,
    look: { size: number; weight?: number; colour?: string; right?: true; room?: number },
  ) => {
    page.textAlign = look.right ? 'right' : 'left';
    page.fillStyle = look.colour ?? ink;
    for (let size = look.size; ; size -= 2) {
      page.font = `${look.weight ?? 400} ${size}px ${family}`;
      // A long name gets smaller letters instead of being cut.
      if (size <= 20 || page.measureText(text).width <= (look.room ?? width - 2 * margin)) break;
    }
    page.fillText(text, x, y);
  };
  const fact = (title: string, text: string, x: number, y: number) => {
    write(title, x, y, { size: 24, colour: soft });
    write(text, x, y + 42, { size: 34, weight: 600, room: 480 });
  };
  const right = width - margin;

  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, width, height);
  page.fillStyle = ink;
  page.fillRect(margin, 170, width - 2 * margin, 2);
  drawMark(page, margin, 98);
  write(site.name, margin + 52, 130, { size: 40, weight: 800, room: 430 });
  write('Bill of sale', right, 105, { size: 34, weight: 700, right: true });
  write(bill.number, right, 145, { size: 28, colour: soft, right: true });

  write(carName(bill), margin, 265, { size: 60, weight: 800, room: 740 });
  write(factsOf(bill), margin, 318, { size: 30, colour: soft, room: 740 });
  if (bill.details) {
    fact('Amount', amountText(bill.details.amount), margin, 400);
    const { seller, company, buyer } = bill.details;
    fact('Seller', company === null ? seller : `${seller}, ${company}`, margin, 540);
    fact('Buyer', buyer, 640, 540);
  }
  fact('Sale recorded', dayText(bill.recorded_at), margin, 680);
  fact('Sale verified', dayText(bill.verified_at), 640, 680);
  drawCode(page, address, { x: right - 250, y: 215, size: 250 });
  page.fillStyle = ink;
  page.fillRect(margin, 810, width - 2 * margin, 2);
  write('Scan the code to check whether this bill is genuine. A picture alone proves nothing.', margin, 860, {
    size: 26,
  });
  if (bill.details) write(`SHA-256 ${bill.details.sha256}`, margin, 905, { size: 22, colour: soft });
}

/** The site's mark: a disc with one sharper corner. */
function drawMark(page: OffscreenCanvasRenderingContext2D, x: number, y: number): void {
  page.fillStyle = accent;
  page.beginPath();
  page.roundRect(x, y, 36, 36, [18, 18, 18, 7]);
  page.fill();
}

function drawCode(page: OffscreenCanvasRenderingContext2D, text: string, at: { x: number; y: number; size: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = Math.floor(at.size / size);
  // Whole pixels are sharp, and leave a rest on the left.
  const x0 = at.x + at.size - unit * size;
  page.fillStyle = ink;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) page.fillRect(x0 + x * unit, at.y + y * unit, unit, unit);
}
