// Copies the webhook address. Without this script it can still be selected.
const button = document.querySelector('#copy');
const field = document.querySelector('#address');
button.hidden = false;
button.addEventListener('click', async () => {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Not served over HTTPS. The older way works there.
    document.execCommand('copy');
  }
  document.querySelector('#copied').textContent = 'Copied';
});
