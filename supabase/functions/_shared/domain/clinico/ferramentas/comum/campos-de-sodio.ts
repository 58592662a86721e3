import { medida, numero, sexo } from '../../motor/campos.ts';
import { GRANDEZAS } from '../../motor/grandezas.ts';

/** Whose body water is estimated, of any age, and the sodium measured. */
export const CAMPOS_DE_SODIO = {
  weight_kg: medida('peso'),
  gender: sexo(),
  age: medida('idade'),
  sodium: medida('sodio'),
};

/** The sodium aimed at: limits of the measured one, but nothing a chart could fill in. */
export function sodioDesejado() {
  return numero({ ...GRANDEZAS.sodio, rotulo: 'Sódio desejado' });
}
