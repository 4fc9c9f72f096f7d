import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']});
const p = await b.newPage({viewport:{width:1280,height:900},locale:'en-US',timezoneId:'UTC'});
p.on('console',m=>m.type()==='error'&&console.log('ERR',m.text())); p.on('pageerror',e=>console.log('PE',e.message));
const u='http://localhost:3992';
await p.goto(u+'/projects');
await p.getByRole('banner').getByRole('button',{name:'Log in'}).click();
const w=p.waitForEvent('popup');
await p.getByRole('dialog',{name:'Log In'}).getByRole('button',{name:/Connect with X/}).click();
await (await w).getByRole('button',{name:'Demo admin'}).click();
await p.getByText('Logged in successfully!').waitFor();
const token=await p.evaluate(()=>localStorage.getItem('bearerToken'));
const call=(path,data)=>p.request.post(u+'/backend'+path,{data,headers:{authorization:'Bearer '+token}});
await call('/api/admin/user/points/update',{userId:2,points:150});
await call('/api/admin/user/degen',{userId:3,isDegen:true});
await call('/api/admin/adjustReferralPointsValue/2',{newPoints:'150'});
const shot=async(name,path,{w=1280,h=900,theme='light',lang='en',before}={})=>{
  await p.setViewportSize({width:w,height:h});
  await p.evaluate(([t,l])=>{localStorage.setItem('theme',t);localStorage.setItem('i18nextLng',l)},[theme,lang]);
  await p.goto(u+path); await p.waitForLoadState('networkidle'); if(before) await before();
  await p.screenshot({path:`/tmp/h2/shots/${name}.png`,fullPage:true});
  const sw=await p.evaluate(()=>document.documentElement.scrollWidth); if(sw>w) console.log('SIDEWAYS',name,sw);
};
const all={
 m1:['m1','/admin/members?member=2'],
 m2:['m2','/admin/members?search=o',{theme:'dark'}],
 m3:['m3','/admin/members?member=2',{w:320,h:700,lang:'ru'}],
 l1:['l1','/admin/leaderboard'],
 l2:['l2','/admin/leaderboard?points=all&from=2026-11-01&to=2026-11-21',{theme:'dark',lang:'ru'}],
 l3:['l3','/admin/leaderboard',{w:320,h:700}],
 a1:['a1','/admin/audit?entry=1'],
 a2:['a2','/admin/audit',{theme:'dark'}],
 a3:['a3','/admin/audit?entry=1',{w:320,h:700,lang:'es'}],
 m4:['m4','/admin/members?member=2&tab=posts',{theme:'dark',lang:'ru'}],
};
for(const k of process.argv.slice(2).length?process.argv.slice(2):Object.keys(all)) await shot(...all[k]);
await b.close();
