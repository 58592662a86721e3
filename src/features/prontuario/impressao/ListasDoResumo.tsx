import { useQuery } from '@tanstack/react-query';
import { formatarDia } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { medicamentosOptions, problemasOptions } from '../api/resumo.ts';
import { comCodigo } from '../folha/itens.ts';
import classes from './Identificacao.module.css';

/** Active problems and medicines in use, each whole: the header only has room for their names. */
export function ListasDoResumo() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: problemas = [] } = useQuery(problemasOptions(clinicaId, paciente.id));
  const { data: medicamentos = [] } = useQuery(medicamentosOptions(clinicaId, paciente.id));
  const ativos = problemas.filter(({ situacao }) => situacao === 'ativo');
  const emUso = medicamentos.filter(({ suspenso_em }) => suspenso_em === null);
  return (
    <dl className={classes.listas}>
      <div>
        <dt>Problemas ativos</dt>
        <dd>
          {ativos
            .map(({ descricao, codigo, desde }) =>
              [comCodigo(descricao, codigo), desde && `desde ${formatarDia(desde)}`]
                .filter(Boolean)
                .join(', '),
            )
            .join('; ') || 'nenhum registrado'}
        </dd>
      </div>
      <div>
        <dt>Medicamentos em uso</dt>
        <dd>
          {emUso.map(({ nome, dose }) => [nome, dose].filter(Boolean).join(', ')).join('; ') ||
            'nenhum registrado'}
        </dd>
      </div>
    </dl>
  );
}
