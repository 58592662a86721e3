import { Catalogo } from '../catalogo/Catalogo.tsx';

/** `/plantonista/calculadoras`: everything that computes a number. */
export function Calculadoras() {
  return (
    <Catalogo
      tipo="calculadora"
      titulo="Calculadoras"
      descricao="Fórmulas com fonte, unidade e limite de uso. O resultado aparece enquanto você digita."
      outros="Em Scores"
    />
  );
}
