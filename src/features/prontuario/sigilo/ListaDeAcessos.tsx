import { Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { AcaoDoAcesso } from '@/shared/acessos/components/AcaoDoAcesso.tsx';
import { PaginasDeAcessos } from '@/shared/acessos/components/PaginasDeAcessos.tsx';
import { QuemAcessou } from '@/shared/acessos/components/QuemAcessou.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';
import { type Acesso, acessosOptions } from '../api/sigilo.ts';
import classes from './Acessos.module.css';

/** The log of the patient of the screen, newest first. */
export function ListaDeAcessos({ filtro }: { filtro: FiltroDeAcessos }) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const lista = useInfiniteQuery({
    ...acessosOptions(clinicaId, paciente.id, { ...filtro, fuso }),
    placeholderData: keepPreviousData,
  });
  return (
    <PaginasDeAcessos
      lista={lista}
      filtro={filtro}
      vazia="Cada vez que alguém abre este prontuário, escreve nele, o imprime ou exporta, aparece aqui."
      altura={240}
    >
      {(acessos) => (
        <ol
          className={`cartao linhas ${classes.lista}`}
          aria-label="Acessos, do mais novo para o mais antigo"
        >
          {acessos.map((acesso) => (
            <LinhaDeAcesso key={acesso.id} acesso={acesso} />
          ))}
        </ol>
      )}
    </PaginasDeAcessos>
  );
}

function LinhaDeAcesso({ acesso }: { acesso: Acesso }) {
  const fuso = useFuso();
  const { quando, acao, emergencia, motivo } = acesso;
  return (
    <li className={classes.acesso} data-emergencia={emergencia || undefined}>
      <Text dateTime={quando} component="time" className="numeros" inherit c="dimmed">
        {formatarDataHora(quando, fuso)}
      </Text>
      <span>
        <QuemAcessou acesso={acesso} className={classes.papel} />
      </span>
      <AcaoDoAcesso acao={acao} emergencia={emergencia} />
      {acao === 'acesso_de_emergencia' && motivo && (
        <span className={classes.motivo}>Justificativa: {motivo.motivo}</span>
      )}
    </li>
  );
}
