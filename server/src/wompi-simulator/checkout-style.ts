export const CHECKOUT_STYLE = `
:root { color-scheme: light; font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
body { margin: 0; background: #fbf7f0; color: #221b16; }
main { max-width: 420px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 28px; margin: 24px 0 8px; }
.warning { background: #fdf3d8; color: #8a5a0f; border-radius: 10px; padding: 12px 16px; font-weight: 600; }
.name { color: #6b5e53; margin: 0 0 16px; }
.total { display: flex; justify-content: space-between; align-items: baseline;
  border-top: 2px dashed #cdbfab; padding-top: 16px; font-size: 18px; }
.total b { font-size: 28px; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { display: flex; justify-content: space-between; gap: 12px; align-items: center; min-height: 56px;
  padding: 12px 16px; border: 1px solid #cdbfab; border-radius: 10px; background: #fff; color: #221b16;
  font: inherit; text-align: left; cursor: pointer; }
button:first-child { background: #c2410c; border-color: #c2410c; color: #fff; }
button span { font-size: 14px; opacity: 0.9; }
button:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
`;
