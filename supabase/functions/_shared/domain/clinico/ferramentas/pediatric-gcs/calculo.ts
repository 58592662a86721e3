/** The sum, and the rule of the item that cannot be tested, are those of the adult scale. */
export { calcular } from '../glasgow/calculo.ts';
