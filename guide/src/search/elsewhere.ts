/**
 * Ways of asking that belong to no topic, in both languages: other subjects, other countries, and
 * immigration matters the guide has no checked facts on. They teach the ranking what is not its own.
 */
const everyday = `
cómo le cambio el aceite al carro|se me descompuso la lavadora|mi computadora está muy lenta|cuánto cuesta un boleto de avión a cancún
qué hago de comer hoy|cómo preparo pozole|dame una receta con pollo|cuántas calorías tiene una tortilla|cómo bajo de peso rápido
quién ganó el partido de ayer|a qué hora juega la selección|qué equipo va primero en la liga|resultados de la lotería nacional
cuánto es ocho por siete|ayúdame con la tarea de historia|quién descubrió américa|cuál es la capital de japón|cuántos planetas hay
escríbeme un poema de amor|cuéntame un chiste|hazme una canción para mi mamá|recomiéndame una película|qué serie veo
me duele la panza qué tomo|qué medicina sirve para la tos|tengo gripa y fiebre|mi perro no quiere comer|cómo cuido una planta
mi novio me engañó qué hago|cómo le digo que me gusta|quieres ser mi novia|cómo enamoro a una mujer|estoy triste porque terminamos
qué tiempo va a hacer mañana|va a llover el fin de semana|qué horas son|qué día es hoy|a cómo está el dólar|cuánto vale el bitcoin
cómo hago un currículum|cómo pido un préstamo en el banco|quiero comprar una casa y no tengo crédito|cómo abro una cuenta de banco
cómo vendo mi carro usado|qué celular me conviene comprar|se me olvidó la contraseña de mi correo
quién es el presidente de méxico|qué opinas de la política|por quién debo votar|eres un robot o una persona|cómo te llamas|quién te hizo
dónde hay un restaurante bueno|a qué hora abre el supermercado|cómo llego al centro|dónde venden ropa barata
cuánto debo de renta si me atraso|mi casero no me regresa el depósito|me chocaron el carro y no tengo seguro|cómo me divorcio de mi esposa en la corte civil
what is the weather tomorrow|who won the game last night|tell me a joke|write me a poem|how do I fix my car|best pizza near me
how do I lose weight|what is the capital of france|help me with my math homework|recommend a movie|how to cook rice|what time is it
my phone is not charging|how do I get a loan|how do I buy a house|will you be my girlfriend|are you a real person|who made you
my landlord wants to evict me|flights to mexico city|bitcoin price today|what should I have for dinner`;

const outside = `
cómo emigro a canadá|visa de trabajo para canadá|residencia en españa|cómo me voy a vivir a españa|nacionalidad española por abuelos
asilo en alemania|papeles en méxico para un hondureño|permiso para trabajar en italia|me quiero ir a europa sin visa|residencia en chile
cómo saco la visa de turista por primera vez|qué preguntan para la visa americana de paseo|me negaron la visa de turista en la embajada|cita para la visa b1 b2
visa h1b para programadores|mi empresa me ofrece una h-1b|lotería de la h1b|visa l1 de transferencia|visa o1 para artistas|soy científico con premios eb1
visa eb5 de inversión de un millón|golden visa|trump gold card|visa j1 de intercambio|au pair visa|visa de tripulante|visa de periodista
cómo saco mi pasaporte mexicano|credencial del ine desde estados unidos|acta de nacimiento mexicana en línea|cuánto tarda el pasaporte guatemalteco|renovar pasaporte venezolano
cómo cruzo mercancía por la aduana|cuánto dinero puedo llevar en el avión|cómo mando dinero a honduras|cómo repatrío un cuerpo
how do I move to canada|work visa for germany|citizenship in spain|how do I get my first tourist visa|b1 b2 visa interview
h-1b visa lottery|l-1 transfer visa|o-1 visa for artists|eb-5 investor green card|gold card|j-1 exchange visitor waiver|eb-1 extraordinary ability
renew my mexican passport|send money to guatemala|bring my dog from mexico|global entry application|esta for spanish citizens`;

export const elsewherePhrases: readonly string[] = `${everyday}|${outside}`
  .split(/[|\n]/)
  .filter((phrase) => phrase !== "");
