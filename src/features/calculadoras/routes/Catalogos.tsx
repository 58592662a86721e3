import { Catalogo } from '../catalogo/Catalogo.tsx';

// One file, so that whoever opened one page has the other without a connection too.

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

/** `/plantonista/scores`: everything that sums points or names a class. */
export function Scores() {
  return (
    <Catalogo
      tipo="escore"
      titulo="Scores"
      descricao="Escores e escalas com fonte e faixas. O resultado aparece quando a última resposta chega."
      outros="Em Calculadoras"
    />
  );
}
