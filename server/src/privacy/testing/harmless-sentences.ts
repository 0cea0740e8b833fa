/** Sentences with numbers that identify nobody: nothing in them may be hidden. */
const handwritten = `
Llevo 12 años en Estados Unidos
llevo 12 años aquí y tengo 3 hijos ciudadanos
Entré el 12 de mayo de 2010 por Nogales
Entré el 05/12/2010 sin inspección
mi visa venció el 12-05-2019
Mi pasaporte vence el 12-05-2029, ¿puedo renovar?
mi pasaporte vence en 2027
Mi pasaporte mexicano lo saqué en 2018 y dura 10 años
I entered on 2010-05-12 with a B2 visa
The fee went from 2023-01-01 to 2024-04-01
cambió de 2023-01-01 a 2024-05-12
del 12-05-2020 al 13-06-2021 estuve fuera
estuve fuera de 2019 a 2021
De 2010 a 2015 200 personas de mi pueblo cruzaron
entre los años 2019 2020 2021 2022 pagué impuestos
pagué impuestos en 2019, 2020, 2021 y 2022
¿Cuánto cuesta el I-485?
La cuota del I-485 es de $1,440
cuesta 1440 dólares el I-485 y 520 el I-765
subió de 640 a 760 dólares
Me cobraron $2,500.00 por el I-130
de 1000000 a 2000000 de casos pendientes
hay 3,700,000 casos en la corte
330.000.000 de habitantes
Son 11 millones de personas sin papeles
a 1500000 personas les toca renovar
necesito el I-130, I-485, I-864, I-693 y el I-765
¿El N-400 y el N-600 son lo mismo?
llené el I-589 antes de 1 año
formulario DS-260 y DS-160
el G-1145 y el G-1450 son gratis
EOIR-29 o EOIR-28, ¿cuál?
AR-11 para cambiar la dirección
I-94 vencida desde 2016
mi I-797C dice que espere 150 días
el aviso I-797 llegó en 3 semanas
categoría (c)(9) del permiso
Mi permiso es categoría C08
visa U, 10,000 al año
visas T, U y VAWA
H-2A, H-2B y H-1B
TPS de El Salvador hasta el 9 de septiembre de 2026
DACA desde el 15 de junio de 2012
la ley 245(i) de 2001
la sección 212(a)(9)(B) y el castigo de 3 y 10 años
8 CFR 208.13 y 8 USC 1229b
el perdón I-601A tarda 42 meses
espero 150 más 30 días, o sea 180 días
vivo en Houston, TX 77002
Mi código postal es 90011
mándalo a P.O. Box 805887, Chicago, IL 60680-4120
USCIS, P.O. Box 660867, Dallas, TX 75266-0867
dirección: 2500 Westfield Drive, Elgin, IL 60124-7836
Vivo en 1234 W 35th St Apt 202, Chicago 60609
calle Juárez 245 interior 12, colonia Centro
¿está en 26 Federal Plaza, piso 12?
Llama al 800-375-5283 de USCIS
El teléfono de USCIS es 1-800-375-5283
la corte: 1-800-898-7180 o 304-625-2050
marca el 800-898-7180 para tu corte
la línea de violencia es 1-800-799-7233 o texto START al 88788
trata de personas: 1-888-373-7888
localizador de ICE 1-888-351-4024
El Consulado: 520-623-7874 las 24 horas
consulado CIAM (520) 623-7874
Llama al 911 si hay peligro
la línea 988 es para crisis
derechos laborales 1-866-487-9243
Denuncia fraudes al 1-877-382-4357
tengo 17 años y mi hermano 21
mi hijo nació en 2005 y cumple 21 en 2026
me caso en 3 meses
gano 28,000 al año, ¿alcanza para el I-864?
somos 5 en la casa y gano 2,400 al mes
el 125% de pobreza son 39,000 dólares
mi jefe me paga 15.50 la hora
trabajo 60 horas a la semana
Me arrestaron 2 veces, en 2014 y 2016
DUI en 2014 y otra vez en 2018
manejo sin licencia y me dieron 3 multas de $250
La corte es a las 8:30 AM el 14/03/2026
cita biométrica el 3 de abril a las 10:15
mi cita es 2026-03-14 10:15
faltan 90 días para que venza mi mica
la mica dura 10 años y la condicional 2 años
presenta el I-751 90 días antes
5 años de residencia o 3 si es por matrimonio
30 meses de presencia física en 5 años
examen de 100 preguntas, 6 de 10 correctas
el nuevo examen tiene 128 preguntas y 12 de 20
prioridad F2A y F4 en el boletín de 2026
fecha de prioridad 01MAR05
boletín de visas de noviembre 2025
el caso lleva 1,200 días
8 meses y 15 días en detención
fianza mínima de 1,500 y hasta 25,000
me pidieron 7500 de fianza
versión 01/20/25 del formulario
edición 08/28/24 del I-485
foto de 2x2 pulgadas
sube el PDF de máximo 12 MB
Página 3, parte 2, pregunta 14.a
la regla 90/60 días
Ley HR 6 de 2021
2 de cada 10 se aprueban
I have 2 kids aged 4 and 7
I was 14 when I came in 2003
My green card expires 06/15/2027
the fee is $555 for the I-130 online
Does it take 6 to 12 months?
section 1182(a)(6)(A) of title 8
Form I-90 costs $415 online or $465 on paper
mail it to Phoenix, AZ 85034-2207
I make 31,200 a year
room 1200, 606 S Olive St, Los Angeles, CA 90014
file within 30 days, by 04/02/2026
10 year bar, 3 year bar, 180 days
A los 18 años y 180 días
A 5 millas de la frontera
a 100 millas pueden revisar
a 30 días de la corte
Visa A-1 y A-2 son de diplomáticos
la visa de mi hermano es B1/B2 y dura 10 años
mi seguro médico cuesta 250 al mes
seguro social de jubilación a los 67 años
seguro de auto 120 dólares desde 2021
¿el seguro social me llega en 14 días?
tarjeta verde de 10 años
mi tarjeta de residente venció en 2022
tarjeta de crédito con límite de 5000
crédito de 40 trimestres
pagaré con tarjeta los 1440 dólares del I-485
Debo 12,500 de impuestos de 2017 2018 y 2019
cel y computadora, no tengo
mi celular es de 2021
whatsapp no, mejor correo
arroba es un símbolo
tengo un correo de gmail
pasaporte de 32 páginas
uno, dos y tres hijos
uno dos tres probando
son 10 20 30 40 50 preguntas por número
pagué 250 300 50 20 en cuatro partes
de 2010 05 12 10 no me acuerdo
fui en 2019 20 21 22 y 23
cobran 2500 10 20 30 según la ciudad
mi número de visita fue el 12 de mayo de 2019
el número de casos subió a 3,700,000
el número del formulario es I-485
la forma número 2 de 2024 y la 3 de 2025
me dieron DUI el 12-05-2019
DUI en Texas en 2014, 2016 y 2018
la cédula la saqué en 2005 y venció en 2015
mi DPI vence el 12/05/2030
abrí una cuenta el 12-05-2024 con 1500 dólares
la cuenta de USCIS me pide el recibo
mi INE venció en 2023
gasté 400 500 10 20 y no alcanzó
the number of days is 180 or 365
case number of 2024-05-12
números del 1 al 100
vi los casos 208.13 y 212.7 del 8 CFR
el decreto 1234-2019 de mi país
`;

const months = ["enero", "marzo", "mayo", "julio", "octubre", "diciembre"];

/** Dates, fees, ages and form numbers in many combinations. */
const generated = Array.from({ length: 60 }, (_, index) => {
  const year = 1990 + ((index * 7) % 36);
  const day = 1 + ((index * 5) % 28);
  const month = 1 + ((index * 11) % 12);
  const fee = 85 + index * 37;
  const form = ["I-130", "I-485", "N-400", "I-765", "I-90", "I-589"][index % 6];
  return [
    `Entré el ${day} de ${months[index % 6]} de ${year} y presenté el ${form}`,
    `mi cita es el ${day}/${month}/${year} y cuesta $${fee}.00`,
    `caso de hace ${index + 1} años, ${form}, ${fee} dólares, fecha ${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
    `I filed the ${form} on ${month}/${day}/${year} and paid ${fee}`,
    `De ${year} a ${year + 4} viví en el ${String(60_000 + index * 531)}-${String(1000 + index * 97).slice(0, 4)}`,
  ][index % 5] as string;
});

export const harmless: string[] = [...handwritten.trim().split("\n"), ...generated];
