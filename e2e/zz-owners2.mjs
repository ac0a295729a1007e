import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const base='http://127.0.0.1:5199', out='/tmp/owners-shots', api='http://127.0.0.1:3199';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']});
for(const [k,[w,h]] of Object.entries({360:[360,740],820:[820,1180],1440:[1440,900]})){
  const ctx=await b.newContext({viewport:{width:w,height:h},locale:'es-CO',timezoneId:'America/Bogota'});
  const p=await ctx.newPage();
  p.on('pageerror',e=>console.log(k,'PAGEERROR',e.message));
  const shot=async(name)=>{await p.waitForTimeout(300);await p.screenshot({path:`${out}/${name}-${k}.png`,fullPage:true});if(await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth+1))console.log(k,name,'OVERFLOWS');
    const r=await new AxeBuilder({page:p}).analyze();for(const v of r.violations)console.log(k,name,'AXE',v.id,v.nodes.map(n=>n.target.join(' ')).slice(0,3).join(' | '))};
  const email=`sin.verificar.${k}.${Date.now()%1e5}@correo.example`;
  await fetch(api+'/api/admin/registerUser',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password:'una-clave-larga'})});
  await p.goto(base+'/login');await p.getByLabel('Correo electrónico').fill(email);await p.getByLabel('Contraseña',{exact:true}).fill('una-clave-larga');await p.getByRole('button',{name:'Ingresar'}).click();
  await p.getByRole('link',{name:'Verificar mi correo'}).waitFor();await shot('login-unverified');
  await p.getByRole('link',{name:'Verificar mi correo'}).click();await p.getByRole('button',{name:'Reenviar código'}).waitFor();await shot('verify-resend');
  await p.getByRole('button',{name:'Reenviar código'}).click();await p.getByText('Demasiados intentos').first().waitFor();await shot('verify-resend-429');
  // keyboard: arrows and click
  await p.keyboard.press('Shift+Tab');
  const box=p.getByLabel('Código de verificación');await box.focus();await p.keyboard.type('1234');await p.keyboard.press('ArrowLeft');await p.keyboard.press('ArrowLeft');await p.keyboard.type('9');console.log(k,'arrows',await box.inputValue());
  const bb=await box.boundingBox();await p.mouse.click(bb.x+bb.width/12,bb.y+20);await p.keyboard.type('7');console.log(k,'click',await box.inputValue());await p.keyboard.press('End');await p.keyboard.press('Backspace');console.log(k,'bksp',await box.inputValue());
  await p.goto(base+'/login');await p.getByLabel('Correo electrónico').fill('marta@lasazon.example');await p.getByLabel('Contraseña',{exact:true}).fill('sazon2026!');await p.getByRole('button',{name:'Ingresar'}).click();await p.waitForURL('**/restaurant');await p.waitForLoadState('networkidle');await p.getByText('Editar link').waitFor();await p.waitForTimeout(4500);await shot('owner-home-marta');
  await p.getByText('Editar link').click();await shot('owner-link-edit');
  await p.route('**/api/admin/verifyPath**',r=>r.abort());await p.reload();await p.getByText('Error al verificar el path').waitFor({timeout:15000});await shot('owner-link-error');await p.unroute('**/api/admin/verifyPath**');
  await p.clock.install();
  await p.route('**/api/admin/update',r=>r.fulfill({status:402,json:{error:'x',code:'pago_no_aprobado',status:'PENDING'}}));
  await p.goto(base+'/confirmacion-pago?id=14253-1794712481-45232');await p.getByText('procesando').waitFor();await p.clock.runFor(48000);await p.waitForTimeout(300);
  await shot('payment-waiting-middle').catch(e=>console.log(k,e.message.slice(0,80)));
  await p.clock.runFor(90000);await p.getByText('por correo').waitFor();await p.screenshot({path:`${out}/payment-late-${k}.png`,fullPage:true});
  await ctx.close();console.log(k,'done');
}
await b.close();
