import { useQuery } from '@tanstack/react-query';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { historicoOptions } from '../api/resumo.ts';
import classes from './Lista.module.css';
import { versaoEmPalavras } from './versao.ts';

/** Who changed what is kept about the patient, when, and what it said from then on. */
export function Historico() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(historicoOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (data?.length === 0) {
    return <p>Nada foi registrado ainda em problemas, medicamentos ou alergias.</p>;
  }
  return (
    <ol className={classes.lista} aria-label="Histórico do resumo clínico">
      {data?.map((versao) => (
        <li key={versao.id} className={classes.item}>
          {versaoEmPalavras(versao)}
          <div className={classes.detalhe}>
            {formatarDataHora(versao.ocorrido_em, fuso)}
            {versao.autor_nome && ` · ${versao.autor_nome}`}
          </div>
        </li>
      ))}
    </ol>
  );
}
