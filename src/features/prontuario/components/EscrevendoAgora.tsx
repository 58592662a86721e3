import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { quemEscreveOptions } from '../api/abertura.ts';
import classes from './EscrevendoAgora.module.css';

const ATUALIZACAO = 30_000;

/** Tells that a colleague is writing about the patient right now; never what. */
export function EscrevendoAgora() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: colegas = [] } = useQuery({
    ...quemEscreveOptions(clinicaId, paciente.id),
    staleTime: 0,
    refetchInterval: ATUALIZACAO,
  });
  return (
    <div role="status" className={classes.aviso}>
      {colegas.map(({ id, nome, desde }) => (
        <Text key={id} size="sm">
          <b>{nome}</b> está escrevendo uma evolução deste paciente agora, desde as{' '}
          {formatarHora(desde, fuso)}.
        </Text>
      ))}
    </div>
  );
}
