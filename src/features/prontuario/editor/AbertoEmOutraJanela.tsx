import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { entradaOptions } from '../api/queries.ts';
import { DiagnosticosDaEntrada } from '../entrada/DiagnosticosDaEntrada.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from '../entrada/VerEvolucao.module.css';
import { RASCUNHO } from '../rascunho/copia-local.ts';
import { tituloDoRascunho } from './ContextoDoRascunho.tsx';
import type { useAbertura } from './useAbertura.ts';

interface Props {
  id: string;
  desde: string;
  assumir: ReturnType<typeof useAbertura>['assumir'];
}

/** How often the text that the other window saved is read again. */
const LEITURA = 10_000;

/** A draft that another window of its author has open: told, read, and taken over on demand. */
export function AbertoEmOutraJanela({ id, desde, assumir }: Props) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { id: usuarioId } = usePerfil();
  const { data: salvo } = useQuery({
    ...entradaOptions(clinicaId, paciente.id, id),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: LEITURA,
  });
  const guardado = usePendencias(usuarioId, RASCUNHO).some(({ dados }) => dados.id === id);
  return (
    <Pagina
      titulo={tituloDoRascunho(salvo ?? { adendo_de: null, corrige_id: null })}
      estado="Só leitura"
    >
      <Recado tom="aviso" titulo="Você está com este rascunho aberto em outra janela">
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            Aberto desde {formatarDataHora(desde, fuso)}. Aqui ele só pode ser lido, e volta a ser
            escrito assim que a outra janela o fechar. Se preferir, continue aqui: a outra passa a
            só ler.
          </Text>
          {guardado && (
            <Text size="sm">
              Parte do texto ainda não chegou ao servidor e continua guardada neste aparelho.
            </Text>
          )}
          {assumir.error && <Text size="sm">{mensagemDeErro(assumir.error)}</Text>}
          <Button size="xs" loading={assumir.isPending} onClick={() => assumir.mutate()}>
            Continuar nesta janela
          </Button>
        </Stack>
      </Recado>
      {salvo ? (
        <article className={`cartao ${classes.folha}`} aria-label="Rascunho como foi salvo">
          <DiagnosticosDaEntrada entrada={salvo} />
          <Textos entrada={salvo} />
          <Sinais medicao={salvo} nascimento={paciente.data_nascimento} />
        </article>
      ) : (
        <EstadoVazio frase="Nada deste rascunho foi salvo ainda." />
      )}
    </Pagina>
  );
}
