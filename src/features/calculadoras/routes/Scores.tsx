import { Catalogo } from '../catalogo/Catalogo.tsx';

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
