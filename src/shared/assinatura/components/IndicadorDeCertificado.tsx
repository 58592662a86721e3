import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { pendentesOptions } from '../api/pendentes.ts';
import { validadeDe } from '../certificados.ts';
import { useNotas } from '../notas.ts';
import { fraseDaValidade, ROTULO_DA_VALIDADE } from '../palavras.ts';

interface Props {
  /** Shows only a certificate that asks for something to be done, where room is short. */
  soSePreciso: boolean;
}

/** For how long the count of what waits is shown before it is asked again. */
const POR_QUANTO_VALE_MS = 5 * 60_000;

/**
 * In the header of who signs: whether a certificate is active here, how long it holds, and how many
 * documents of the last 30 days wait for it.
 */
export function IndicadorDeCertificado({ soSePreciso }: Props) {
  const fuso = useFuso();
  const agora = useMinuto();
  const { id } = usePerfil();
  const { ativo } = useNotas(id);
  const validade = ativo && validadeDe(ativo, agora);
  const avisa = validade === 'expirando' || validade === 'expirado';
  // Who has no certificate here signs by hand, and is not reminded.
  const { data } = useQuery({
    ...pendentesOptions(id, 30),
    enabled: validade === 'valido' && !soSePreciso,
    staleTime: POR_QUANTO_VALE_MS,
  });
  const aAssinar = validade === 'valido' ? (data?.total ?? 0) : 0;
  if (soSePreciso && !avisa) return null;
  const situacao = ativo ? fraseDaValidade(ativo, agora, fuso) : 'nenhum ativo neste navegador';
  const frase = [
    `Certificado digital: ${avisa ? `${ROTULO_DA_VALIDADE[validade].rotulo}. ` : ''}${situacao}`,
    aAssinar > 0 && `${aAssinar === 1 ? '1 documento' : `${aAssinar} documentos`} a assinar`,
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <Indicator
      disabled={!avisa && aAssinar === 0}
      label={avisa ? '!' : Math.min(aAssinar, 99)}
      size={18}
      offset={6}
      color={avisa ? ROTULO_DA_VALIDADE[validade].cor : 'marca'}
      zIndex={1}
    >
      <Tooltip label={frase}>
        <ActionIcon
          component={Link}
          to={aAssinar > 0 ? PATHS.aAssinar : PATHS.certificados}
          variant="subtle"
          color={ativo ? 'marca' : 'gray'}
          size="lg"
          aria-label={frase}
        >
          <IconCertificate size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Indicator>
  );
}
